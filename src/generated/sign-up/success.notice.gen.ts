// Made by `npm run generate`. Change schemas/sign-up and run it again.
import type { NoticePlan } from '#engine/plan/ReadPlan.ts'

export const plan: NoticePlan = {
  "name": "sign-up/success",
  "words": "sign-up:success.notice",
  "drawing": "letter",
  "actions": [
    {
      "id": "resend",
      "operation": "resendActivation",
      "outcomes": {
        "200": [
          {
            "alert": "resent",
            "type": "success"
          }
        ],
        "other": [
          {
            "alert": "notResent"
          }
        ]
      }
    }
  ],
  "links": [
    {
      "id": "signIn",
      "to": "/signin"
    }
  ]
}
