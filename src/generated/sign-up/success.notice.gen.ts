// Made by `npm run generate`. Change schemas/sign-up and run it again.
import type { NoticePlan } from '#engine/plan/NoticePlan.ts'

export const plan: NoticePlan = {
  "name": "sign-up/success",
  "drawing": "letter",
  "actions": [
    {
      "id": "resend",
      "operation": "resendActivation",
      "outcomes": {
        "200": [
          {
            "effect": "alert",
            "type": "success",
            "words": "resent"
          }
        ],
        "other": [
          {
            "effect": "alert",
            "words": "notResent"
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
