"""What lies within reach: by land (`roads`), by sea (`seaways`), over chains (`chains`). One name for all of them."""

from __future__ import annotations

from ludarium.games.europa.ask.chains import colony_chain as colony_chain
from ludarium.games.europa.ask.chains import colony_links as colony_links
from ludarium.games.europa.ask.chains import colony_pieces as colony_pieces
from ludarium.games.europa.ask.chains import discoverable as discoverable
from ludarium.games.europa.ask.chains import joined as joined
from ludarium.games.europa.ask.chains import linked as linked
from ludarium.games.europa.ask.chains import nearest_friendly as nearest_friendly
from ludarium.games.europa.ask.chains import node_ends as node_ends
from ludarium.games.europa.ask.chains import node_linked as node_linked
from ludarium.games.europa.ask.chains import trade_chain as trade_chain
from ludarium.games.europa.ask.chains import trade_chain_through as trade_chain_through
from ludarium.games.europa.ask.chains import trade_links as trade_links
from ludarium.games.europa.ask.chains import trade_pieces as trade_pieces
from ludarium.games.europa.ask.roads import CLOSED as CLOSED
from ludarium.games.europa.ask.roads import CONSENT as CONSENT
from ludarium.games.europa.ask.roads import FREE as FREE
from ludarium.games.europa.ask.roads import MOUNTAIN as MOUNTAIN
from ludarium.games.europa.ask.roads import PLAIN as PLAIN
from ludarium.games.europa.ask.roads import PRICED as PRICED
from ludarium.games.europa.ask.roads import adjacent as adjacent
from ludarium.games.europa.ask.roads import adjacent_spaces as adjacent_spaces
from ludarium.games.europa.ask.roads import entry as entry
from ludarium.games.europa.ask.roads import halts as halts
from ludarium.games.europa.ask.roads import land_adjacent as land_adjacent
from ludarium.games.europa.ask.roads import land_moves as land_moves
from ludarium.games.europa.ask.roads import land_neighbours as land_neighbours
from ludarium.games.europa.ask.roads import land_reach as land_reach
from ludarium.games.europa.ask.roads import land_retreats as land_retreats
from ludarium.games.europa.ask.roads import mountain_price as mountain_price
from ludarium.games.europa.ask.roads import near_piece as near_piece
from ludarium.games.europa.ask.roads import near_pieces as near_pieces
from ludarium.games.europa.ask.roads import realms_adjacent as realms_adjacent
from ludarium.games.europa.ask.roads import sea_neighbours as sea_neighbours
from ludarium.games.europa.ask.seaways import bridge as bridge
from ludarium.games.europa.ask.seaways import bridge_capacity as bridge_capacity
from ludarium.games.europa.ask.seaways import open_seas as open_seas
from ludarium.games.europa.ask.seaways import port_room as port_room
from ludarium.games.europa.ask.seaways import sail_price as sail_price
from ludarium.games.europa.ask.seaways import sea_moves as sea_moves
from ludarium.games.europa.ask.seaways import sea_places as sea_places
from ludarium.games.europa.ask.seaways import sea_retreats as sea_retreats
from ludarium.games.europa.ask.seaways import undocks as undocks
