import { runSql } from '../database.ts'

/** Takes back the migration that changes every record, so that the next start has one to carry out. */
export async function makeOlder(place: Parameters<typeof runSql>[0]): Promise<void> {
  for (const statement of [
    'drop index records_made_by',
    ...['made_by', 'listed', 'searched'].map((column) => `alter table records drop column ${column}`),
    'create index records_step on records (step)',
    "delete from migrations where id = '005-summaries'",
  ]) {
    await runSql(place, statement)
  }
}
