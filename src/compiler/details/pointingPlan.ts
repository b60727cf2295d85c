import type { PointingPlan } from '#engine/plan/ReadPlan.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import type { PointingList } from '#generated/definitions.gen.ts'
import { planColumns } from '../columns/planColumns.ts'
import { type Domain, type RecordOf, variantsOf } from '../domain.ts'
import { variantQuery } from '../implied/showVariants.ts'
import { recordAddresses } from '../references.ts'

/** Resolves a list of the records that point at the one that is shown. */
export function pointingPlan({ refers, by, columns }: PointingList, domain: Domain, recordOf: RecordOf): PointingPlan {
  const address = recordAddresses(refers, domain).new
  const variants = variantsOf(domain.folders, refers)
  return {
    record: refers,
    by,
    columns: planColumns(rowSchema(recordOf(refers)), columns, domain.formats),
    ...(address !== undefined && { new: `${address}?${variants ? variantQuery(variants, by) : ''}${by}=` }),
  }
}
