// Made by `npm run generate`. Change schemas/subscription and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "subscription/renew",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "subscription/renew",
    "create": {
      "operation": "renewSubscription",
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
        "other": [
          {
            "effect": "alert",
            "details": "catalogue"
          }
        ],
        "network": [
          {
            "effect": "alert",
            "words": "unreachable"
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
