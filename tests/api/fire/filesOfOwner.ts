import { getAt, joinPath, lastStep, placesOf } from '#engine/record/path.ts'
import { uploadFields } from '#engine/schema/wireFields.ts'
import type { Store } from '#server/store/openStore.ts'
import { schemaOf } from '../../arbitraries/judgeOf.ts'
import { recordsOf } from '../../databases/recordsOf.ts'
import { uuidsIn } from './uuidsIn.ts'

/** Ids of the files that an owner has, and of those that the owner's records speak of. */
export async function filesOfOwner(
  { records, files }: Store,
  owner: string,
): Promise<{ had: string[]; spoken: string[] }> {
  const spoken = (await recordsOf(records, owner)).flatMap(({ name, document }) => {
    const json: unknown = JSON.parse(document)
    return uploadFields(schemaOf(name)).flatMap(({ path }) =>
      placesOf(json, path).flatMap((place) =>
        uuidsIn(getAt(json, joinPath(place, lastStep(path)))).map(({ id }) => id),
      ),
    )
  })
  return { had: (await files.ofOwner(owner)).map(({ id }) => id).sort(), spoken: spoken.sort() }
}
