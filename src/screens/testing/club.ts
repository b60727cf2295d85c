import type { DetailsDefinition, PropertySchema, RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'

const text = { type: 'string' } as const
const upload = { part: 'scan', accept: ['*/*'] as [string], maxBytes: 1000, bytes: 'getScan' }
const scan: PropertySchema = { type: 'object', properties: { label: text, resourceUuid: text }, upload }
const person = {
  type: 'object',
  properties: { first: text, last: text, firm: text, mail: { type: 'string', format: 'email' } },
} as const

/** A record with all that a list and details can put together: a club, and who is in it. */
export const clubSchema: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    resourceUuid: { type: 'string', format: 'uuid', readOnly: true },
    number: text,
    kind: { type: 'string', enum: ['TEAM', 'PLAYER'] },
    holder: person,
    form: { type: 'string', lookup: 'forms' },
    motto: text,
    address: text,
    picture: { ...scan, upload: { ...upload, accept: ['image/png'] } },
    licence: { type: 'object', properties: { title: text, code: text, scan } },
    papers: { type: 'array', items: { type: 'object', properties: { title: text, remark: text, scan } } },
    players: { type: 'array', items: person },
    referees: { type: 'array', items: person },
  },
}

const isTeam = 0
const called = ['{holder.firm} ({form})', '{holder.firm}', '{holder.first} {holder.last}']
const addresses = (end: string) => [
  { to: `/clubs/team/{resourceUuid}/${end}`, only: isTeam },
  { to: `/clubs/player/{resourceUuid}/${end}` },
]
const load = { operation: 'getClub', outcomes: {} }

/** The condition of the definitions, as the validators would answer it. */
export const clubHolds = (condition: unknown, record: unknown): boolean =>
  condition !== isTeam || (record as { kind?: string }).kind === 'TEAM'

export const clubTable: TableDefinition = {
  $schema: '',
  record: 'club/club',
  load: { ...load, operation: 'listClubs' },
  columns: [
    'number',
    { id: 'name', texts: called, to: addresses('details') },
    { id: 'reach', lines: ['holder.mail', 'motto'] },
  ],
  new: '/clubs/new?kind=player',
  actions: [{ id: 'edit', icon: 'edit', to: addresses('edit') }],
}

const people = ['{first} {last}']

export const clubDetails: DetailsDefinition = {
  $schema: '',
  record: 'club/club',
  load,
  title: called,
  actions: [{ id: 'edit', icon: 'edit', to: addresses('edit') }],
  sections: [
    {
      id: 'summary',
      gallery: { path: 'picture', width: 250, height: 130 },
      fields: ['number', { id: 'reach', lines: ['holder.mail', 'motto'] }],
      folds: [{ id: 'where', fields: ['address'] }],
    },
    { id: 'motto', fields: ['motto'], next: 'edit' },
    {
      id: 'people',
      list: { path: ['players', 'referees'], labelled: true, columns: [{ id: 'name', texts: people }, 'mail'] },
    },
    {
      id: 'papers',
      list: {
        path: ['licence', 'papers'],
        file: 'scan',
        columns: ['title', { path: 'code', none: true }, 'remark'],
      },
    },
  ],
}

export const clubWords: Record<string, string> = {
  'club:list.title': 'Clubs',
  'club:list.new': 'New',
  'club:list.columns.number': 'No.',
  'club:list.columns.name': 'Name',
  'club:list.columns.reach': 'Contacts',
  'club:list.actions.edit': 'Edit',
  'club:details.title': 'File of {{name}}',
  'club:details.actions.edit': 'Edit',
  'club:details.sections.summary.title': 'Club',
  'club:details.sections.summary.columns.reach': 'Contacts',
  'club:details.sections.summary.folds.where': 'Where it is',
  'club:details.sections.motto.title': 'Motto',
  'club:details.sections.motto.help': 'Said before each match.',
  'club:details.sections.motto.empty': 'No motto yet.',
  'club:details.sections.people.title': 'People',
  'club:details.sections.people.columns.list': 'Part',
  'club:details.sections.people.columns.name': 'Name',
  'club:details.sections.people.columns.mail': 'Mail',
  'club:details.sections.people.lists.players': 'Player',
  'club:details.sections.people.lists.referees': 'Referee',
  'club:details.sections.papers.title': 'Papers',
  'club:details.sections.papers.columns.title': 'Title',
  'club:details.sections.papers.columns.file': 'File',
  'club:fields.number.label': 'Number',
  'club:fields.motto.label': 'Motto',
  'club:fields.address.label': 'Address',
  'club:fields.licence.code.label': 'Code',
  'club:fields.licence.code.none': 'None',
  'club:fields.papers.remark.label': 'Remark',
  'app:common.none': 'Nothing',
  'app:files.viewNamed': 'View {{name}}',
  'app:files.downloadNamed': 'Download {{name}}',
  'app:files.failed': 'Cannot be had',
  'app:files.retry': 'Again',
}
