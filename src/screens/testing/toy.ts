import { createFormats } from '#engine/formats/createFormats.ts'
import type { DetailsDefinition, FormatsDefinition, RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'

/** A record that no product has, to test what works for every record. */
export const toySchema = {
  $schema: '',
  type: 'object',
  required: ['label'],
  properties: {
    resourceUuid: { type: 'string', format: 'uuid', readOnly: true },
    label: { type: 'string' },
    colour: { type: 'string', enum: ['RED', 'BLUE'] },
    size: { type: 'number', unit: 'cm' },
    made: { type: 'string', format: 'date' },
    maker: {
      type: 'object',
      properties: { phone: { type: 'string', format: 'phone' }, email: { type: 'string', format: 'email' } },
    },
    photos: {
      type: 'array',
      listed: false,
      items: { type: 'object', properties: { label: { type: 'string' }, resourceUuid: { type: 'string' } } },
      upload: { part: 'photos', accept: ['image/png'], maxBytes: 1000, bytes: 'getToyPhoto' },
    },
    parts: {
      type: 'array',
      listed: false,
      items: { type: 'object', properties: { name: { type: 'string' }, weight: { type: 'number', unit: 'g' } } },
    },
  },
} satisfies RecordSchema

const failures = {
  401: [{ effect: 'signInAgain' as const }],
  404: [{ effect: 'toast' as const, type: 'error' as const, words: 'notFound' }],
  other: [{ effect: 'toast' as const, type: 'error' as const, words: 'failed', details: 'reason' as const }],
}

export const toyTable = {
  $schema: '',
  record: 'toy/toy',
  load: { operation: 'listToys', outcomes: failures },
  columns: [{ path: 'label', to: '/toys/{resourceUuid}/details' }, 'colour', 'size', 'made'],
  new: '/toys/new',
  actions: [
    { id: 'details', icon: 'details', to: '/toys/{resourceUuid}/details' },
    { id: 'edit', icon: 'edit', to: '/toys/{resourceUuid}/edit' },
    {
      id: 'remove',
      icon: 'remove',
      danger: true,
      confirm: true,
      operation: 'removeToy',
      outcomes: { ...failures, 200: [{ effect: 'removeRow' }, { effect: 'toast', type: 'success', words: 'removed' }] },
    },
  ],
} satisfies TableDefinition

export const toyDetails = {
  $schema: '',
  record: 'toy/toy',
  load: { operation: 'getToy', outcomes: failures },
  title: '{label}, {size}',
  facts: ['colour', 'made'],
  back: '/toys',
  actions: [{ id: 'edit', icon: 'edit', to: '/toys/{resourceUuid}/edit' }],
  sections: [
    { id: 'photos', gallery: 'photos' },
    { id: 'general', fields: ['label', 'colour', 'size', 'made'] },
    { id: 'parts', show: 0, list: { path: 'parts', columns: ['name', 'weight'] } },
    { id: 'maker', fields: ['maker.phone', 'maker.email'] },
  ],
} satisfies DetailsDefinition

export const toyFormats: FormatsDefinition = {
  $schema: '',
  formats: {
    uuid: { check: 'uuid' },
    date: { kind: 'date', check: 'date' },
    phone: { kind: 'phone', normalise: ['spaces'] },
    email: { kind: 'email' },
  },
}

export const workingToyFormats = createFormats(toyFormats, () => new Date('2026-05-04T10:00:00Z'))

export const toyWords: Record<string, string> = {
  'toy:list.title': 'My toys',
  'toy:list.new': 'New',
  'toy:list.columns.label': 'Label',
  'toy:list.actions.details': 'Details',
  'toy:list.actions.edit': 'Edit',
  'toy:list.actions.remove': 'Delete',
  'toy:list.questions.remove': 'Delete this toy?',
  'toy:list.empty.title': 'No toy yet',
  'toy:details.sections.general.title': 'General',
  'toy:details.sections.parts.title': 'Parts',
  'toy:details.sections.photos.title': 'Photos',
  'toy:details.sections.maker.title': 'Maker',
  'toy:details.actions.edit': 'Edit',
  'toy:details.back': 'My toys',
  'toy:fields.label.label': 'Name',
  'toy:fields.colour.label': 'Colour',
  'toy:fields.size.label': 'Size',
  'toy:fields.made.label': 'Made on',
  'toy:fields.maker.phone.label': 'Phone',
  'toy:fields.maker.email.label': 'Email',
  'toy:fields.parts.name.label': 'Part',
  'toy:fields.parts.weight.label': 'Weight',
  'toy:messages.notFound.title': 'Not found',
  'toy:messages.notFound.message': 'No toy {{id}}.',
  'toy:messages.failed.title': 'Server Error',
  'toy:messages.failed.message': 'Details are',
  'toy:messages.removed.title': 'Resource deleted',
  'toy:messages.removed.message': 'Toy deleted',
  'options:RED': 'Red',
  'options:BLUE': 'Blue',
  'app:confirm.title': '{{action}} {{name}}?',
  'app:confirm.cancel': 'Cancel',
  'app:list.actions': 'Actions',
  'app:list.filter': 'Filter',
  'app:list.sort': 'Sort by',
  'app:list.unsorted': 'As they came',
  'app:list.upwards': '{{column}} up',
  'app:list.downwards': '{{column}} down',
  'app:list.rowActions': 'Actions for {{name}}',
  'app:list.printed': 'The first {{printed}} of {{all}} rows are printed',
  'app:list.found': '{{count}} found',
  'app:list.noMatch': 'Nothing matches {{query}}',
  'app:list.clearFilter': 'Clear the filter',
  'app:load.failed': 'Could not be loaded',
  'app:load.retry': 'Try again',
  'app:load.failedTitle': 'Not loaded',
  'app:load.missingTitle': 'Nothing here',
  'app:load.missing': 'It does not exist any more',
  'app:gallery.open': 'Open {{label}}',
  'app:gallery.failed': 'Cannot be shown',
  'app:gallery.retry': 'Fetch again',
}
