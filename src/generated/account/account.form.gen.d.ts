// Made by `npm run generate`.
import type { FormModule } from '#engine/plan/FormPlan.ts'

declare const form: FormModule
export default form
