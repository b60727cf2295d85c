import { folderOf } from '#engine/schema/definitionName.ts'
import type { ListPlan } from '#engine/plan/ListPlan.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { readRecord } from '#engine/record/readRecord.ts'
import type { Holds } from '#engine/validation/createHolds.ts'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import { ListPage } from './list/ListPage.tsx'
import { useLoad } from './useLoad.ts'
import { useScreenFields } from './useScreenFields.ts'
import './screens.css'

interface ListScreenProps {
  plan: ListPlan
  /** Whether a condition of the plan is true of a row. */
  holds: Holds
}

/** A list of records, as its definition says. */
export function ListScreen({ plan, holds }: ListScreenProps) {
  const fieldServices = useScreenFields(plan.namespace)
  const { loading, retry, change } = useLoad<readonly Json[]>({
    load: plan.load,
    namespace: folderOf(plan.name),
    read: (data) => (Array.isArray(data) ? data.filter(isObject).map((row) => readRecord(plan.spelt, row)) : undefined),
  })
  return (
    <FieldServicesContext value={fieldServices}>
      <ListPage
        plan={plan}
        holds={holds}
        loading={loading}
        onRetry={retry}
        onRemove={(row) => change((rows) => rows.filter((other) => other !== row))}
      />
    </FieldServicesContext>
  )
}
