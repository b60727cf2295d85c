// Made by `npm run generate`. Change schemas/password and run it again.
import validators from '../password/validators.gen.js'

const shared0 = {
  "type": "string",
  "format": "password",
  "maxLength": 128
}
const shared1 = {
  "type": "string",
  "kind": "secret",
  "maxLength": 128,
  "sameAs": "password"
}
const shared2 = {
  "path": "password",
  "words": "password",
  "kind": "secret",
  "schema": shared0,
  "required": true,
  "placed": {
    "autocomplete": "new-password"
  },
  "section": "password"
}
const shared3 = {
  "path": "passwordConfirm",
  "words": "passwordConfirm",
  "kind": "secret",
  "schema": shared1,
  "required": true,
  "placed": {
    "autocomplete": "new-password"
  },
  "section": "password"
}

const plan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "password",
      "passwordConfirm"
    ],
    "properties": {
      "password": shared0,
      "passwordConfirm": shared1
    },
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "sections",
    "ui:submitButtonOptions": {
      "norender": true
    },
    "password": {
      "ui:field": "secret"
    },
    "passwordConfirm": {
      "ui:field": "secret"
    }
  },
  "start": {},
  "sections": [
    {
      "id": "password",
      "rows": [
        [
          shared2
        ],
        [
          shared3
        ]
      ]
    }
  ],
  "fields": [
    shared2,
    shared3
  ],
  "tabs": [],
  "constants": [],
  "create": {
    "operation": "resetPassword",
    "outcomes": {
      "200": [
        {
          "toast": "reset",
          "type": "success"
        },
        {
          "go": "/signin"
        }
      ],
      "401": [],
      "422": [
        {
          "mark": "password",
          "codes": [
            "common",
            "ownAddress"
          ]
        }
      ],
      "other": [
        {
          "alert": "notReset"
        }
      ]
    }
  },
  "links": [
    {
      "id": "renew",
      "to": "/password/renew"
    }
  ],
  "name": "password/reset",
  "record": "password/reset",
  "namespace": "password",
  "lookups": []
}

export default { plan, validators }
