export const migrations = {
  noStoredShape: {
    cause: 'schemas/migrations/stored.shape.json is missing, which tells what a schema leaves behind',
    cure: 'put it back from the repository; only a new project lets npm run generate begin one',
  },
  goneStep: {
    cause: 'the step "<name>" is gone, which databases need to go back',
    cure: 'put schemas/migrations/<name>.migration.json back',
  },
  changedStep: {
    cause: 'the step "<name>" was changed, and databases may have taken it already',
    cure: 'put its text back and write another step',
  },
  step: { cause: '<cause>', cure: '<cure>' },
  blank: { cause: '"…" stands for what only you know', cure: 'write it' },
  stepName: { cause: '<cause>, and steps are taken in their order', cure: 'name the file <next>.migration.json' },
  loss: {
    cause: '<cause>, and going back, nothing tells what was there',
    cure: 'add "because": what is lost, and why',
  },
  neverStored: {
    cause: 'no operation stores "<record>" any more, so its records would be out of reach',
    cure: 'put its schema and its operations back: a step cannot rename or remove a kind of records',
  },
  stored: { cause: '<what>: <reason>', cure: 'write schemas/migrations/<file> with <change>' },
  noOrder: { cause: 'there is no operation "<operation>"', cure: '<cure>' },
  demo: { cause: '<cause>, so npm run demo would stop here', cure: 'mend the records, or what the schema demands' },
} as const
