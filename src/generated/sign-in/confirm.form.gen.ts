// Made by `npm run generate`. Change schemas/sign-in and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "sign-in/confirm",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "sign-in/sign-in",
    "create": {
      "operation": "signIn",
      "outcomes": {
        "200": [
          {
            "effect": "signIn"
          }
        ],
        "401": [
          {
            "effect": "alert",
            "words": "wrongCredentials"
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
    "constants": {
      "grant_type": "password"
    },
    "sections": [
      {
        "id": "credentials",
        "fields": [
          {
            "path": "username",
            "autocomplete": "username"
          },
          {
            "path": "password",
            "autocomplete": "current-password"
          },
          "rememberMe"
        ]
      }
    ],
    "links": [
      {
        "id": "forgotten",
        "to": "/password/renew"
      }
    ]
  }
}
