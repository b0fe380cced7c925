"""The statistics of the shelf, taken in from its journals whenever they are asked for."""

from game.store.played.statistics_file import Statistics
from game.store.trouble import DiskTrouble
from game.view.scene import Services


def statistics_of_shelf(services: Services) -> Statistics:
    """Return the statistics with what the matches on the shelf tell."""
    statistics = Statistics(services.places.matches)
    try:
        statistics.gather()
    except DiskTrouble as trouble:
        services.log.warning("statistics not kept: %s", trouble)
    return statistics
