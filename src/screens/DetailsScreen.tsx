import { folderOf } from '#engine/schema/definitionName.ts'
import type { DetailsPlan } from '#engine/plan/DetailsPlan.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { readRecord } from '#engine/record/readRecord.ts'
import type { Holds } from '#engine/validation/createHolds.ts'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import { DetailsPage } from './details/DetailsPage.tsx'
import { useLoad } from './useLoad.ts'
import { useScreenFields } from './useScreenFields.ts'
import './screens.css'

interface DetailsScreenProps {
  plan: DetailsPlan
  /** Whether a condition of the plan is true of the record. */
  holds: Holds
}

/** A record to read, as its definition says. */
export function DetailsScreen({ plan, holds }: DetailsScreenProps) {
  const fieldServices = useScreenFields(plan.namespace)
  const { loading, retry, reload } = useLoad<Json>({
    load: plan.load,
    namespace: folderOf(plan.name),
    read: (data) => (isObject(data) ? readRecord(plan.spelt, data) : undefined),
  })
  return (
    <FieldServicesContext value={fieldServices}>
      <DetailsPage plan={plan} holds={holds} loading={loading} onRetry={retry} onReload={reload} />
    </FieldServicesContext>
  )
}
