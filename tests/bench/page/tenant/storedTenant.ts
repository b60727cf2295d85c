const id = (kind: number, index: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(index).padStart(12, '0')}`

const personOf = (kind: number, index: number) => ({
  resourceUuid: id(kind, index),
  type: 'INDIVIDUAL',
  person: {
    resourceUuid: id(kind + 1, index),
    gender: 'MRS',
    surname: `Durand ${kind}-${index}`,
    firstName: 'Élodie',
    birthDate: '03/05/1960',
    placeOfBirth: 'Lyon',
    nationality: 'FRA',
    contacts: [
      {
        mobile: '0612345678',
        phone: '0145678901',
        email: `elodie.${index}@example.org`,
        address: '1, rue des Lilas 69003 Lyon',
      },
    ],
  },
})

const companyOf = (kind: number, index: number) => ({
  resourceUuid: id(kind, index),
  type: 'CORPORATION',
  person: {
    resourceUuid: id(kind + 1, index),
    name: `Garantie ${kind}-${index}`,
    legalStatus: 'SAS',
    shareCapital: 50_000,
    siren: '732829320',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    contacts: [{ mobile: '0712345678', email: `contact.${index}@garantie.example` }],
  },
})

const many = <Item>(count: number, itemOf: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => itemOf(index))

/** A tenant whose file has grown over the years, as the form gets it: every field filled, long lists. */
export const storedTenant = {
  resourceUuid: id(1, 0),
  type: 'INDIVIDUAL',
  reference: 'LOC-00042',
  picture: { label: 'portrait.png', resourceUuid: id(2, 0) },
  person: {
    resourceUuid: id(3, 0),
    gender: 'MR',
    surname: 'Lefèvre',
    firstName: 'Paul',
    middlename: 'Henri',
    birthDate: '14/07/1985',
    placeOfBirth: 'Nantes',
    nationality: 'FRA',
    profession: 'Architecte',
    contacts: [
      {
        email: 'paul@example.org',
        secondEmail: 'paul.lefevre@example.org',
        mobile: '0612345678',
        phone: '0145678901',
        address: '12, rue des Lilas 69003 Lyon - France',
      },
    ],
    bankAccounts: [{ bankName: 'Banque de Lyon', address: '1, place Bellecour 69002 Lyon - France', bic: 'BNPAFRPP' }],
  },
  identificationDocument: {
    type: 'IDENTITY_CARD',
    registrationNumber: '880692310285',
    expirationDate: '14/07/2039',
    fileData: { label: 'identite.png', resourceUuid: id(4, 0) },
  },
  contractType: 'CDI',
  monthlyIncome: 3200,
  employer: 'Atelier Haut',
  employerAddress: '3, rue Haute 69001 Lyon - France',
  guarantors: many(30, (index) => (index % 3 === 2 ? companyOf : personOf)(10, index)),
  emergencyContacts: many(5, (index) => personOf(20, index)),
  documents: many(20, (index) => ({
    resourceUuid: id(30, index),
    type: 'PAY_SLIP',
    description: `Bulletin ${index}`,
    fileData: { label: `bulletin-${index}.pdf`, resourceUuid: id(31, index) },
    uploadDate: '07/14/2025 10:00:00',
  })),
  followupAddress: '5, rue Basse 69005 Lyon - France',
  privateComment: 'Paie le premier de chaque mois.',
}

/** Fields of the first tab that are one line of text. */
export const textFields = [
  'person.surname',
  'person.firstName',
  'person.middlename',
  'person.placeOfBirth',
  'person.contacts.0.address',
  'identificationDocument.registrationNumber',
]
