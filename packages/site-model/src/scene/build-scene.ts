import type { BufferGeometry } from "three";
import type { Plan, PlanPlot } from "../plan.ts";
import type { Point } from "../plan-geometry.ts";
import { buildClubhouse } from "./clubhouse.ts";
import { buildEnclosure } from "./enclosure.ts";
import { buildGround } from "./ground.ts";
import { buildPark } from "./park.ts";
import { Solids, type Surface } from "./solids.ts";
import { buildCar, buildHouse, buildPerson, buildUtilities } from "./staffage.ts";
import { type TreePlace, treePlaces } from "./trees.ts";

/** What stands in a picture beside what the plan states. */
export interface Staffage {
  readonly people?: boolean;
  readonly cars?: boolean;
  /** Houses of card on plots that are booked or sold, to tell the scale. */
  readonly houses?: boolean;
  /** Plots in the tints of their statuses; else all alike. */
  readonly statuses?: boolean;
}

/** A model of the project in three's axes (east x, up y, north -z), metres. */
export interface SceneModel {
  readonly bodies: ReadonlyMap<Surface, BufferGeometry>;
  readonly trees: readonly TreePlace[];
}

/** The whole site as it is planned: a function of the plan. */
export function buildScene(plan: Plan, staffage: Staffage = {}): SceneModel {
  const solids = new Solids();
  buildGround(solids, plan, staffage.statuses ?? false);
  buildEnclosure(solids, plan);
  buildClubhouse(solids, plan);
  buildPark(solids, plan);
  buildUtilities(solids, plan);
  if (staffage.people)
    for (const [i, person] of people(plan).entries())
      buildPerson(solids, person.at, person.base, person.size, i);
  if (staffage.cars)
    for (const [i, car] of cars(plan).entries()) buildCar(solids, car.at, car.turn, i);
  if (staffage.houses) for (const plot of plan.plots.filter(isBuiltOn)) buildHouse(solids, plot);
  return { bodies: solids.merged(), trees: treePlaces(plan) };
}

/** Where a house of card stands, in scenes that have them. */
export function isBuiltOn({ status }: Pick<PlanPlot, "status">): boolean {
  return status === "booked" || status === "sold";
}

interface Person {
  readonly at: Point;
  readonly base: number;
  /** 1 for somebody grown up. */
  readonly size: number;
}

/** People where they would be: at the gate, by the pool, with children at play, on the paths. */
function people({ gate, pool, playArea }: Plan): Person[] {
  const [gateEast] = gate.at;
  const [poolWest = [0, 0], poolEast = [0, 0]] = pool;
  const [playEast, playNorth] = playArea.at;
  const places: readonly (readonly [number, number, number, number?])[] = [
    [gateEast - 8.2, 9, 0.12],
    [gateEast - 7.4, 9.9, 0.12],
    [gateEast + 8.1, 21, 0.12],
    [poolWest[0] - 2.6, poolWest[1] + 2, 0.3],
    [poolWest[0] - 3.4, poolWest[1] + 2.8, 0.3],
    [poolEast[0] + 2.2, poolEast[1] + 5.6, 0.3],
    [poolEast[0] - 3, poolEast[1] + 9.4, 0.3],
    [playEast - 0.4, playNorth - 3.4, 0.28, 0.64],
    [playEast + 1.4, playNorth - 4.2, 0.28, 0.6],
    [playEast + 5.9, playNorth + 1.2, 0.28, 0.66],
    [playEast - 5.6, playNorth - 3, 0.28],
    [playEast - 4.8, playNorth - 3.6, 0.28],
    [playEast - 2.4, playNorth + 3.6, 0.28, 0.62],
    [104, 74.4, 0.23],
    [104.9, 74.1, 0.23],
    [121, 74.5, 0.23],
    [62.3, 82.4, 0.23],
    [137, 91, 0.23],
    [90.6, 30, 0.12],
    [107.3, 41, 0.12],
    [75, 59.1, 0.12],
  ];
  return places.map(([east, north, base, size = 1]) => ({ at: [east, north], base, size }));
}

function cars({ gate }: Plan): { readonly at: Point; readonly turn: number }[] {
  const [east] = gate.at;
  return [
    { at: [east + 4.6, 30], turn: Math.PI / 2 },
    { at: [70, 61.6], turn: 0 },
    { at: [128, 65.8], turn: Math.PI },
    { at: [52.2, 92], turn: Math.PI / 2 },
    { at: [130, 19.6], turn: 0 },
    { at: [east - 26, -10.4], turn: 0 },
  ];
}
