import type { Amenity } from "./amenities.ts";
import { distance, type Point } from "./geometry.ts";
import type { Random } from "./random.ts";

/** Ground between roads, in metres of the layout's frame. */
export interface Block {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface PlacedAmenity {
  readonly amenity: Amenity;
  readonly at: Point;
}

/** Part of a block without plots. */
export interface OpenSpace extends Block {
  readonly block: Block;
  readonly amenities: readonly PlacedAmenity[];
}

export interface OpenWish {
  readonly amenities: readonly Amenity[];
  /** Length of park along the blocks, metres; 0 where no park is stated. */
  readonly parkLength: number;
  /** Narrowest rest of a block that still takes plots. */
  readonly frontage: number;
}

const GAP = 5;
const MARGIN = 4;
/** A strip of park narrower than this (metres) is no park. */
const LEAST_PARK = 18;

/** Amenities that stand one behind the other, between the two roads of a block. */
interface Stand {
  readonly amenities: readonly Amenity[];
  readonly along: number;
}

function acrossOf(amenities: readonly Amenity[]): number {
  return amenities.reduce((sum, { across }) => sum + across, 0) + (amenities.length - 1) * GAP;
}

/** Puts amenities in stands, as many behind each other as the block's depth takes. */
function toStands(amenities: readonly Amenity[], depth: number): Stand[] {
  const stands: Amenity[][] = [];
  for (const amenity of amenities) {
    const last = stands.at(-1);
    if (last && acrossOf([...last, amenity]) <= depth - 2 * MARGIN) last.push(amenity);
    else stands.push([amenity]);
  }
  return stands.map((stand) => ({
    amenities: stand,
    along: Math.max(...stand.map(({ along }) => along)),
  }));
}

function placeStand({ amenities, along }: Stand, left: number, block: Block): PlacedAmenity[] {
  let bottom = (block.bottom + block.top - acrossOf(amenities)) / 2;
  return amenities.map((amenity) => {
    const at = { x: left + along / 2, y: bottom + amenity.across / 2 };
    bottom += amenity.across + GAP;
    return { amenity, at };
  });
}

/** The most central block first, the rest as chance has it. */
function byTurn(blocks: readonly Block[], random: Random): Block[] {
  const centre = {
    x: blocks.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / blocks.length,
    y: blocks.reduce((sum, { top, bottom }) => sum + (top + bottom) / 2, 0) / blocks.length,
  };
  const off = ({ left, right, top, bottom }: Block) =>
    distance(centre, { x: (left + right) / 2, y: (top + bottom) / 2 });
  const [first, ...others] = [...blocks].sort((a, b) => off(a) - off(b));
  const shuffled = others
    .map((block) => ({ block, turn: random() }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ block }) => block);
  return first ? [first, ...shuffled] : [];
}

/** Moves stands that fit into a block from `stands`; gives them and the length they take. */
function takeStands(stands: Stand[], room: number): { taken: Stand[]; length: number } {
  const taken: Stand[] = [];
  let length = 0;
  for (let stand = stands[0]; stand; stand = stands[0]) {
    const needed = length + stand.along + (taken.length === 0 ? 2 * MARGIN : GAP);
    if (needed > room && (taken.length > 0 || room < stand.along)) break;
    taken.push(stand);
    stands.shift();
    length = Math.min(room, needed);
  }
  return { taken, length };
}

function open(block: Block, length: number, atRight: boolean, stands: readonly Stand[]): OpenSpace {
  const left = atRight ? block.right - length : block.left;
  const used = stands.reduce((sum, { along }) => sum + along, 0) + (stands.length - 1) * GAP;
  let x = left + (length - used) / 2;
  const amenities = stands.flatMap((stand) => {
    const placed = placeStand(stand, x, block);
    x += stand.along + GAP;
    return placed;
  });
  return { ...block, left, right: left + length, block, amenities };
}

/**
 * Opens blocks until all amenities stand somewhere and the park has its length. What would leave
 * too little for a plot is opened whole.
 */
export function openBlocks(
  blocks: readonly Block[],
  { amenities, parkLength, frontage }: OpenWish,
  random: Random,
): readonly OpenSpace[] {
  const depth = blocks[0] ? blocks[0].top - blocks[0].bottom : 0;
  const stands = toStands(amenities, depth);
  const spaces: OpenSpace[] = [];
  let park = parkLength;
  for (const block of byTurn(blocks, random)) {
    if (stands.length === 0 && park < LEAST_PARK) break;
    const room = block.right - block.left;
    const { taken, length } = takeStands(stands, room);
    const wanted = Math.max(length, Math.min(room, park));
    const opened = room - wanted < 2 * frontage ? room : wanted;
    spaces.push(open(block, opened, random() < 0.5, taken));
    park -= opened;
  }
  return spaces;
}
