import { addDays } from '#lib/rules/calendar/days';
import { nameKey } from '#lib/rules/names/name-key';
import type { registryRecords } from '#lib/service/db/schema/registry-records';

export type RegistryRow = typeof registryRecords.$inferSelect;

const perJurisdiction = 400;

/** The number of records in the sandbox's register. */
export function countInvented(jurisdictions: readonly string[]): number {
  return jurisdictions.length * perJurisdiction;
}

/** The invented companies of one jurisdiction, the same at every start. `place` is the index of the first among all. */
export function inventRecords(jurisdiction: string, place: number): RegistryRow[] {
  return Array.from({ length: perJurisdiction }, (_, at) => {
    const n = place * perJurisdiction + at;
    const legal_name = inventedName(n);
    return {
      jurisdiction,
      registration_number: String(2_000_000 + n * 37),
      legal_name,
      name_key: nameKey(legal_name),
      entity_type: 'llc',
      status: 'active',
      formation_date: addDays('1992-01-06', (n * 613) % 12_000),
    };
  });
}

const first =
  'Alder Amber Anchor Antelope Ashford Aspen Badger Balsam Basalt Beacon Birch Bittern Bramble Brass Briar Canyon Cascade Chestnut Cinder Clover Copper Cormorant Cypress Dapple Driftwood Elkhorn Ember Falcon Fern Flint Foxglove Garnet Gull Harrow Hawthorn Hazel Heath Indigo Ironwood Jasper Kestrel Larch Linden Magnolia Maple Marlin Meadow Millstone Nettle Osprey Otter Pebble Pewter Quarry Quill Redwood Rowan Saffron Sorrel Willow'.split(
    ' ',
  );
const second =
  'Basin Bay Bend Bluff Branch Bridge Brook Cairn Cape Cove Creek Crossing Dale Delta Dune Fell Ferry Field Ford Gate Glade Glen Grove Gulch Hill Hollow Island Junction Knoll Lake Landing Ledge Marsh Mill Moor Orchard Pass Peak Point Pond Ridge Run Shoal Shore Slope Spring Summit Terrace Trail Vale'.split(
    ' ',
  );
const trade =
  'Advisors Analytics Brewing Builders Carpentry Ceramics Consulting Design Electric Farms Fitness Flooring Foods Imports Interiors Kitchens Laboratories Landscapes Logistics Masonry Outfitters Painting Printing Properties Roofing Supply Tutoring Ventures Woodworks'.split(
    ' ',
  );
const designator = [', LLC', ' LLC', ', L.L.C.', ' Limited Liability Company'];

const names = first.length * second.length * trade.length;
// A prime that divides none of the list lengths, so that each step yields a different name.
const stride = 7919;

/** The name of the nth invented company. All names are different below the number of names. */
function inventedName(n: number): string {
  const spread = (n * stride) % names;
  const place = Math.floor(spread / first.length);
  const words = [
    first[spread % first.length],
    second[place % second.length],
    trade[Math.floor(place / second.length)],
  ];
  return `${words.join(' ')}${designator[(n >> 1) % designator.length]}`;
}
