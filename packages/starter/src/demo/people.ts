type Person = readonly [firstName: string, lastName: string, line1: string, city: string, region: string, postalCode: string]

/** The customers of the demo orders. The names are invented. */
export const people: readonly [Person, ...Person[]] = [
  ['Amara', 'Nwosu', '41 Juniper Street', 'Austin', 'TX', '78704'],
  ['Jonas', 'Becker', '7 Mill Road', 'Madison', 'WI', '53703'],
  ['Clara', 'Bennett', '229 Harbor Avenue', 'Seattle', 'WA', '98116'],
  ['Diego', 'Salazar', '18 Camino Alto', 'Santa Fe', 'NM', '87501'],
  ['Hana', 'Mori', '902 Pine Street', 'San Francisco', 'CA', '94108'],
  ['Liam', 'Gallagher-Reed', '5 Chestnut Hill', 'Boston', 'MA', '02131'],
  ['Ines', 'Rocha', '64 Orchard Lane', 'Providence', 'RI', '02906'],
  ['Peter', 'Lindqvist', '310 Lake Drive', 'Duluth', 'MN', '55802'],
  ['Yasmin', 'Haddad', '12 Maple Court', 'Dearborn', 'MI', '48124'],
  ['Tomás', 'Vega', '77 Bay Street', 'Tampa', 'FL', '33606'],
  ['Eleanor', 'Whitfield', '3 Church Row', 'Savannah', 'GA', '31401'],
  ['Kofi', 'Mensah', '150 Park Place', 'Brooklyn', 'NY', '11217'],
  ['Greta', 'Holm', '28 Birch Way', 'Portland', 'ME', '04101'],
  ['Arjun', 'Patel', '601 Cedar Lane', 'Edison', 'NJ', '08820'],
  ['Mireille', 'Fontaine', '45 Rue Royale', 'New Orleans', 'LA', '70130'],
  ['Sam', 'Okafor', '19 Elm Terrace', 'Chicago', 'IL', '60625'],
]
