import type { Kysely } from 'kysely'
import type { LinkRow, Tables } from '../database/tables.ts'

export function linkStore(db: Kysely<Tables>) {
  return {
    async add(link: LinkRow) {
      await db.insertInto('links').values(link).execute()
    },
    find(hash: string, purpose: LinkRow['purpose']) {
      return db
        .selectFrom('links')
        .selectAll()
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .executeTakeFirst()
    },
    /**
     * Uses a link up, with all links of its holder for the same purpose. False if another call was faster: the deletion
     * decides, and of two uses side by side one finds the row.
     */
    async use(hash: string, purpose: LinkRow['purpose']) {
      const used = await db
        .deleteFrom('links')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .returning(['account_id', 'sign_up_id'])
        .executeTakeFirst()
      if (used)
        await db
          .deleteFrom('links')
          .where('purpose', '=', purpose)
          .where((link) =>
            link.or([link('account_id', '=', used.account_id), link('sign_up_id', '=', used.sign_up_id)]),
          )
          .execute()
      return used !== undefined
    },
  }
}
