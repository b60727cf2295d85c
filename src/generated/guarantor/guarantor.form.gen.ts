// Made by `npm run generate`. Change schemas/guarantor and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "guarantor/guarantor",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "guarantor/guarantor",
    "sections": [
      {
        "id": "type",
        "fields": [
          {
            "path": "type",
            "as": "radio"
          }
        ]
      },
      {
        "id": "individual",
        "shownIf": 0,
        "fields": [
          {
            "path": "person.gender",
            "as": "radio"
          },
          [
            "person.surname",
            "person.firstName"
          ],
          [
            "person.birthDate",
            "person.placeOfBirth"
          ],
          "person.nationality"
        ]
      },
      {
        "id": "corporation",
        "shownIf": 1,
        "fields": [
          [
            "person.name",
            "person.legalStatus"
          ],
          "person.shareCapital",
          [
            "person.siret",
            "person.siren"
          ],
          "person.vatNumber"
        ]
      },
      {
        "id": "contact",
        "fields": [
          [
            "person.contacts.0.mobile",
            "person.contacts.0.phone"
          ],
          "person.contacts.0.email",
          "person.contacts.0.address"
        ]
      },
      {
        "id": "more",
        "fields": [
          "*"
        ]
      }
    ]
  }
}
