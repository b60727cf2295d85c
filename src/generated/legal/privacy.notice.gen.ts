// Made by `npm run generate`. Change schemas/legal and run it again.
import type { NoticePlan } from '#engine/plan/ReadPlan.ts'

export const plan: NoticePlan = {
  "name": "legal/privacy",
  "words": "legal:privacy.notice",
  "links": [
    {
      "id": "signUp",
      "to": "/signup"
    }
  ]
}
