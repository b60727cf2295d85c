// Made by `npm run generate`. Change schemas/sign-in and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "username",
      "password"
    ],
    "properties": {
      "username": {
        "type": "string",
        "minLength": 1,
        "maxLength": 254
      },
      "password": {
        "type": "string",
        "kind": "secret",
        "minLength": 1,
        "maxLength": 128
      },
      "rememberMe": {
        "type": "boolean"
      },
      "grant_type": {
        "type": "string",
        "const": "password"
      }
    },
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "LayoutGridField",
    "ui:layoutGrid": {
      "ui:row": [
        {
          "ui:row": [
            {
              "ui:columns": [
                "username"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "password"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "rememberMe"
              ]
            }
          ]
        }
      ]
    }
  },
  "start": {},
  "sections": [
    {
      "id": "credentials",
      "rows": [
        [
          {
            "path": "username",
            "words": "sign-in:fields.username",
            "kind": "text",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 254
            },
            "required": true,
            "placed": {
              "autocomplete": "username"
            },
            "section": "credentials"
          }
        ],
        [
          {
            "path": "password",
            "words": "sign-in:fields.password",
            "kind": "secret",
            "schema": {
              "type": "string",
              "kind": "secret",
              "minLength": 1,
              "maxLength": 128
            },
            "required": true,
            "placed": {
              "autocomplete": "current-password"
            },
            "section": "credentials"
          }
        ],
        [
          {
            "path": "rememberMe",
            "words": "sign-in:fields.rememberMe",
            "kind": "flag",
            "schema": {
              "type": "boolean"
            },
            "required": false,
            "placed": {},
            "section": "credentials"
          }
        ]
      ]
    }
  ],
  "fields": [
    {
      "path": "username",
      "words": "sign-in:fields.username",
      "kind": "text",
      "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 254
      },
      "required": true,
      "placed": {
        "autocomplete": "username"
      },
      "section": "credentials"
    },
    {
      "path": "password",
      "words": "sign-in:fields.password",
      "kind": "secret",
      "schema": {
        "type": "string",
        "kind": "secret",
        "minLength": 1,
        "maxLength": 128
      },
      "required": true,
      "placed": {
        "autocomplete": "current-password"
      },
      "section": "credentials"
    },
    {
      "path": "rememberMe",
      "words": "sign-in:fields.rememberMe",
      "kind": "flag",
      "schema": {
        "type": "boolean"
      },
      "required": false,
      "placed": {},
      "section": "credentials"
    }
  ],
  "tabs": [],
  "constants": [],
  "create": {
    "operation": "signIn",
    "outcomes": {
      "200": [
        "signIn",
        {
          "go": [
            "{wanted}",
            "/dashboard"
          ]
        }
      ],
      "401": [
        {
          "alert": "wrongCredentials"
        }
      ],
      "422": [],
      "other": [
        {
          "alert": "catalogue"
        }
      ],
      "network": [
        {
          "alert": "unreachable"
        }
      ]
    }
  },
  "links": [
    {
      "id": "signUp",
      "to": "/signup"
    },
    {
      "id": "forgotten",
      "to": "/password/renew"
    }
  ],
  "name": "sign-in/sign-in",
  "words": "sign-in:form",
  "record": "sign-in/sign-in",
  "lookups": [],
  "sent": {
    "grant_type": "password"
  },
  "kept": {
    "grant_type": "password"
  }
}

export { default as validators } from '../sign-in/sign-in.validators.gen.js'
