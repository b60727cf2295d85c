import kept from './storedTenant.json' with { type: 'json' }

const id = (kind: number, index: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(index).padStart(12, '0')}`

const many = <Item extends object>(count: number, kind: number, itemOf: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => ({ ...itemOf(index), resourceUuid: id(kind, index) }))

const partOf = (kind: number, index: number, { person, ...part }: typeof kept.person | typeof kept.company) => ({
  ...part,
  person: { ...person, resourceUuid: id(kind + 1, index) },
})

/** A tenant whose file has grown over the years, as the form gets it: every field filled, long lists. */
export const storedTenant = {
  ...kept.tenant,
  guarantors: many(30, 10, (index) => partOf(10, index, index % 3 === 2 ? kept.company : kept.person)),
  emergencyContacts: many(5, 20, (index) => partOf(20, index, kept.person)),
  documents: many(20, 30, (index) => ({
    ...kept.document,
    fileData: { ...kept.document.fileData, resourceUuid: id(31, index) },
  })),
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
