/** What is shown of a guarantor or a contact person. */
export interface Person {
  type: string
  person: {
    name?: string
    legalStatus?: string
    firstName?: string
    surname?: string
    contacts: { mobile?: string; email?: string }[]
  }
}

export function PersonRow({ type, person }: Person) {
  const [contact] = person.contacts
  const company = person.legalStatus === undefined ? person.name : `${person.name} (${person.legalStatus})`
  return (
    <dl>
      <div>
        <dt>Type</dt>
        <dd>{type === 'INDIVIDUAL' ? 'Particulier' : 'Entreprise'}</dd>
      </div>
      <div>
        <dt>Nom</dt>
        <dd>{company ?? `${person.firstName} ${person.surname}`}</dd>
      </div>
      <div>
        <dt>Contact</dt>
        <dd>
          {contact?.mobile}
          <br />
          {contact?.email}
        </dd>
      </div>
    </dl>
  )
}
