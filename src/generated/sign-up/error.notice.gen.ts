// Made by `npm run generate`. Change schemas/sign-up and run it again.
import type { NoticePlan } from '#engine/plan/ReadPlan.ts'

export const plan: NoticePlan = {
  "name": "sign-up/error",
  "words": "sign-up:error.notice",
  "drawing": "key",
  "links": [
    {
      "id": "signIn",
      "to": "/signin"
    },
    {
      "id": "forgotten",
      "to": "/password/renew"
    },
    {
      "id": "retry",
      "to": "/signup"
    }
  ]
}
