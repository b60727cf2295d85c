// Made by `npm run generate`. Change schemas/password and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "password/renew",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "password/renew",
    "create": {
      "operation": "renewPassword",
      "query": [
        "email"
      ],
      "outcomes": {
        "200": [
          {
            "effect": "alert",
            "type": "success",
            "words": "requested"
          }
        ],
        "422": [],
        "other": [
          {
            "effect": "alert",
            "words": "notRequested"
          }
        ]
      }
    },
    "sections": [
      {
        "id": "address",
        "fields": [
          {
            "path": "email",
            "autocomplete": "email"
          }
        ]
      }
    ],
    "links": [
      {
        "id": "signIn",
        "to": "/signin"
      }
    ]
  }
}
