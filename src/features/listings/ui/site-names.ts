import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AskedKind, SiteKind, SoughtKind } from "#features/places/index.ts";
import type { IconName } from "#platform/ui/pictures/icon.tsx";

type NamedKind = AskedKind | SoughtKind | Extract<SiteKind, "junior-college">;

/** What serves a place, by name. */
export const SITE_NAMES: Readonly<Record<NamedKind, MessageDescriptor>> = {
  "high-school": msg`High school`,
  school: msg`School`,
  "junior-college": msg`Junior college`,
  college: msg`College`,
  "health-centre": msg`Health centre`,
  hospital: msg`Hospital`,
  bank: msg`Bank`,
  "bus-stop": msg`Bus stop`,
  fuel: msg`Petrol pump`,
  market: msg`Market`,
  station: msg`Railway station`,
  "ring-road": msg`Ring road`,
};

export const SITE_ICONS: Readonly<Record<AskedKind, IconName>> = {
  school: "school",
  college: "graduation-cap",
  "health-centre": "stethoscope",
  hospital: "hospital",
  bank: "landmark",
  "bus-stop": "bus",
  fuel: "fuel",
  market: "store",
  station: "train-front",
  "ring-road": "route",
};
