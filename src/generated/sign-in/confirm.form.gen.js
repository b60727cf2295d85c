// Made by `npm run generate`. Change schemas/sign-in and run it again.
import validators from '../sign-in/validators.gen.js'

const shared0 = {
  "type": "string",
  "minLength": 1,
  "maxLength": 254
}
const shared1 = {
  "type": "string",
  "kind": "secret",
  "minLength": 1,
  "maxLength": 128
}
const shared2 = {
  "path": "username",
  "words": "username",
  "kind": "text",
  "schema": shared0,
  "required": true,
  "placed": {
    "autocomplete": "username"
  },
  "section": "credentials"
}
const shared3 = {
  "path": "password",
  "words": "password",
  "kind": "secret",
  "schema": shared1,
  "required": true,
  "placed": {
    "autocomplete": "current-password"
  },
  "section": "credentials"
}
const shared4 = {
  "path": "rememberMe",
  "words": "rememberMe",
  "kind": "flag",
  "schema": {
    "type": "boolean"
  },
  "required": false,
  "placed": {},
  "section": "credentials"
}

const plan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "username",
      "password"
    ],
    "properties": {
      "username": shared0,
      "password": shared1,
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
    "ui:field": "sections",
    "ui:submitButtonOptions": {
      "norender": true
    },
    "username": {
      "ui:field": "text"
    },
    "password": {
      "ui:field": "secret"
    },
    "rememberMe": {
      "ui:field": "flag"
    }
  },
  "start": {},
  "sections": [
    {
      "id": "credentials",
      "rows": [
        [
          shared2
        ],
        [
          shared3
        ],
        [
          shared4
        ]
      ]
    }
  ],
  "fields": [
    shared2,
    shared3,
    shared4
  ],
  "tabs": [],
  "constants": [],
  "create": {
    "operation": "signIn",
    "outcomes": {
      "200": [
        "signIn"
      ],
      "401": [
        {
          "alert": "wrongCredentials"
        }
      ],
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
      "id": "forgotten",
      "to": "/password/renew"
    }
  ],
  "name": "sign-in/confirm",
  "record": "sign-in/sign-in",
  "namespace": "sign-in",
  "lookups": [],
  "sent": {
    "grant_type": "password"
  },
  "kept": {
    "grant_type": "password"
  }
}

export default { plan, validators }
