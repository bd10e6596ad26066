import type { CreateBusinessRequest } from '#lib/contract/business';

type Share = [first: string, last: string, percent: number];

type Sketch = {
  name: string;
  home: string;
  formed: string;
  number: string;
  street: string;
  city: string;
  zip: string;
  county?: string;
  phone: string;
  domain: string;
  purpose: string;
  manager?: true;
  owners: Share[];
};

// Every company, person and number is invented; the domains end in .example, the telephone numbers in 555-01xx.
// biome-ignore format: a company a paragraph reads better than a member a line
const sketches = {
  northwind: { name: 'Northwind Freight, LLC', home: 'US-DE', formed: '2019-03-14', number: '7204518', street: '218 Justison Landing', city: 'Wilmington', zip: '19801', county: 'New Castle', phone: '+1 302 555 0134', domain: 'northwindfreight.example', purpose: 'Motor freight brokerage', manager: true, owners: [['Maria', 'Okafor', 60], ['Tomas', 'Lindqvist', 40]] },
  heron: { name: 'Blue Heron Capital L.L.C.', home: 'US-NY', formed: '2016-09-02', number: '5012847', street: '44 Cortlandt Mews', city: 'New York', zip: '10007', county: 'New York', phone: '+1 212 555 0181', domain: 'blueheroncapital.example', purpose: 'Investment advisory services', manager: true, owners: [['Eleanor', 'Vance', 100]] },
  ilex: { name: 'Ilex & Sons, LLC', home: 'US-MA', formed: '2011-05-23', number: '001048822', street: '9 Saltmarsh Lane', city: 'Ipswich', zip: '01938', county: 'Essex', phone: '+1 978 555 0117', domain: 'ilexandsons.example', purpose: 'Landscape architecture and installation', owners: [['Henry', 'Ilex', 50], ['Walter', 'Ilex', 25], ['Jonas', 'Ilex', 25]] },
  cedar: { name: 'Cedar Fork Dairy LLC', home: 'US-WI', formed: '2008-04-11', number: 'C072914', street: 'W4120 Cedar Fork Road', city: 'Monroe', zip: '53566', county: 'Green', phone: '+1 608 555 0172', domain: 'cedarforkdairy.example', purpose: 'Dairy farming and cheese making', owners: [['Ruth', 'Aebischer', 50], ['Paul', 'Aebischer', 50]] },
  mesa: { name: 'Painted Mesa Solar, LLC', home: 'US-AZ', formed: '2020-01-30', number: 'L23048117', street: '7715 E Ocotillo Bend', city: 'Scottsdale', zip: '85251', county: 'Maricopa', phone: '+1 480 555 0126', domain: 'paintedmesasolar.example', purpose: 'Solar installation', manager: true, owners: [['Rosa', 'Delgado', 70], ['Ken', 'Ishikawa', 30]] },
  tidewater: { name: 'Tidewater Instrument Company, LLC', home: 'US-VA', formed: '2014-11-19', number: 'S5231906', street: '1610 Elizabeth Quay', city: 'Norfolk', zip: '23510', phone: '+1 757 555 0148', domain: 'tidewaterinstrument.example', purpose: 'Manufacture and calibration of marine instruments', owners: [['Grace', 'Holloway', 100]] },
  juniper: { name: 'Juniper & Rye Hospitality LLC', home: 'US-CO', formed: '2018-06-07', number: '20181447093', street: '3301 Larkspur Street', city: 'Denver', zip: '80205', county: 'Denver', phone: '+1 303 555 0163', domain: 'juniperandrye.example', purpose: 'Restaurants and catering', manager: true, owners: [['Amara', 'Nwosu', 55], ['Luis', 'Prado', 45]] },
  lakeshore: { name: 'Lakeshore Pediatric Therapy, LLC', home: 'US-MI', formed: '2021-02-16', number: '802614307', street: '58 Harbor Terrace', city: 'Muskegon', zip: '49441', county: 'Muskegon', phone: '+1 231 555 0109', domain: 'lakeshorepediatric.example', purpose: 'Speech and occupational therapy', owners: [['Hannah', 'DeVries', 100]] },
  granite: { name: 'Granite Notch Software, LLC', home: 'US-NH', formed: '2017-08-28', number: '774190', street: '12 Sawyer Mill Way', city: 'Portsmouth', zip: '03801', county: 'Rockingham', phone: '+1 603 555 0190', domain: 'granitenotch.example', purpose: 'Software for municipal records', manager: true, owners: [['Priscilla', 'Tran', 50], ['Owen', 'Marsh', 50]] },
  bayou: { name: 'Bayou Teche Marine Repair, L.L.C.', home: 'US-LA', formed: '2013-07-09', number: '41208866K', street: '905 Bulkhead Street', city: 'New Iberia', zip: '70560', phone: '+1 337 555 0155', domain: 'bayoutechemarine.example', purpose: 'Repair of commercial vessels', owners: [['Antoine', 'Broussard', 80], ['Claire', 'Broussard', 20]] },
  palouse: { name: 'Palouse Grain Analytics LLC', home: 'US-WA', formed: '2022-03-03', number: '604881275', street: '240 Kamiak Street', city: 'Pullman', zip: '99163', county: 'Whitman', phone: '+1 509 555 0138', domain: 'palousegrain.example', purpose: 'Crop data services', manager: true, owners: [['Soren', 'Haugen', 65], ['Mei', 'Chen', 35]] },
  keystone: { name: 'Keystone Arbor Staffing, LLC', home: 'US-PA', formed: '2015-10-12', number: '6438192', street: '77 Arbor Court', city: 'Lancaster', zip: '17603', county: 'Lancaster', phone: '+1 717 555 0144', domain: 'keystonearbor.example', purpose: 'Temporary staffing of warehouses', manager: true, owners: [['Denise', 'Kowalski', 100]] },
  prairie: { name: 'Prairie Lantern Media, LLC', home: 'US-NE', formed: '2019-12-05', number: '10274436', street: '1408 Lantern Row', city: 'Omaha', zip: '68102', county: 'Douglas', phone: '+1 402 555 0122', domain: 'prairielantern.example', purpose: 'Production of films and podcasts', owners: [['Caleb', 'Novak', 50], ['Ines', 'Moreau', 50]] },
  sandhill: { name: 'Sandhill Crane Logistics, LLC', home: 'US-FL', formed: '2020-08-21', number: 'L20000261187', street: '3350 Pelican Spur', city: 'Jacksonville', zip: '32202', county: 'Duval', phone: '+1 904 555 0167', domain: 'sandhillcrane.example', purpose: 'Warehousing and last-mile delivery', manager: true, owners: [['Victor', 'Amador', 51], ['June', 'Castellano', 49]] },
} satisfies Record<string, Sketch>;

export type CompanyKey = keyof typeof sketches;

export const companyKeys = Object.keys(sketches) as CompanyKey[];

/** A company of the demo organization, as it is entered. */
export function demoCompany(key: CompanyKey): CreateBusinessRequest {
  const sketch: Sketch = sketches[key];
  const address = {
    street_line_1: sketch.street,
    city: sketch.city,
    region: sketch.home.slice(3),
    postal_code: sketch.zip,
    ...(sketch.county ? { county: sketch.county } : {}),
    country: 'US',
  };
  return {
    legal_name: sketch.name,
    entity_type: 'llc',
    formation_jurisdiction: sketch.home,
    formation_date: sketch.formed,
    registration_number: sketch.number,
    email: `office@${sketch.domain}`,
    phone: sketch.phone,
    website: `https://${sketch.domain}`,
    principal_address: address,
    purpose: sketch.purpose,
    management_structure: sketch.manager ? 'manager_managed' : 'member_managed',
    owners: sketch.owners.map(([first, last, percent], at) => ({
      name: { type: 'person', first, last },
      address,
      role: sketch.manager && at === 0 ? 'manager' : 'member',
      email: `${first.toLowerCase()}@${sketch.domain}`,
      ownership_percent: percent,
    })),
    metadata: { client_number: `HP-${1100 + companyKeys.indexOf(key) * 7}` },
  };
}
