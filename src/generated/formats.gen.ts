// Made by `npm run generate`. Change schemas/ and run it again.
import type { FormatsDefinition, LookupsDefinition } from './definitions.gen.ts'

export const formats: FormatsDefinition = {
  "$schema": "meta/formats.meta.json",
  "formats": {
    "uuid": {
      "check": "uuid"
    },
    "line": {
      "normalise": [
        "trim"
      ],
      "pattern": "\\S"
    },
    "digits": {
      "pattern": "^[0-9]*$",
      "inputMode": "numeric"
    },
    "email": {
      "kind": "email",
      "normalise": [
        "trim"
      ],
      "pattern": "^[^@\\s]+@[^@\\s][^@\\s.]*\\.[^@\\s]+$",
      "inputMode": "email"
    },
    "landline": {
      "kind": "phone",
      "normalise": [
        "spaces",
        "separators",
        "trunkZero"
      ],
      "pattern": "^(\\+33|0033|0)?[1-589][0-9]{8}$",
      "inputMode": "tel"
    },
    "mobile": {
      "kind": "phone",
      "normalise": [
        "spaces",
        "separators",
        "trunkZero"
      ],
      "pattern": "^(\\+33|0033|0)?[67][0-9]{8}$",
      "inputMode": "tel"
    },
    "phone": {
      "kind": "phone",
      "normalise": [
        "spaces",
        "separators",
        "trunkZero"
      ],
      "pattern": "^(\\+33|0033|0)?[1-9][0-9]{8}$",
      "inputMode": "tel"
    },
    "date": {
      "kind": "date",
      "normalise": [
        "trim"
      ],
      "check": "date",
      "inputMode": "numeric"
    },
    "pastDate": {
      "kind": "date",
      "normalise": [
        "trim"
      ],
      "check": "pastDate",
      "inputMode": "numeric"
    },
    "pastYear": {
      "check": "pastYear",
      "inputMode": "numeric"
    },
    "url": {
      "kind": "website",
      "normalise": [
        "trim"
      ],
      "check": "url",
      "inputMode": "url"
    },
    "siret": {
      "normalise": [
        "spaces",
        "separators"
      ],
      "pattern": "^[0-9]{14}$",
      "groups": [
        3,
        3,
        3,
        5
      ],
      "inputMode": "numeric",
      "advice": "siret"
    },
    "siren": {
      "normalise": [
        "spaces",
        "separators"
      ],
      "pattern": "^[0-9]{9}$",
      "groups": [
        3,
        3,
        3
      ],
      "inputMode": "numeric",
      "advice": "siren"
    },
    "vat": {
      "normalise": [
        "spaces",
        "separators",
        "upperCase"
      ],
      "pattern": "^FR[0-9]{11}$",
      "groups": [
        4,
        3,
        3,
        3
      ],
      "advice": "vat"
    },
    "rib": {
      "normalise": [
        "spaces",
        "separators",
        "upperCase"
      ],
      "pattern": "^[0-9]{10}[0-9A-Z]{11}[0-9]{2}$",
      "groups": [
        5,
        5,
        11,
        2
      ]
    },
    "bankRib": {
      "normalise": [
        "spaces",
        "separators",
        "upperCase"
      ],
      "groups": [
        5,
        5,
        11,
        2
      ],
      "parts": [
        "bankCode",
        "officeCode",
        "accountNumber",
        "key"
      ],
      "advice": "rib"
    },
    "bankIban": {
      "normalise": [
        "spaces",
        "separators",
        "upperCase"
      ],
      "groups": [
        4
      ],
      "advice": "iban"
    },
    "bic": {
      "normalise": [
        "spaces",
        "separators",
        "upperCase"
      ]
    },
    "password": {
      "kind": "secret",
      "demands": {
        "length": "^[\\s\\S]{7,}$",
        "lowerCase": "\\p{Ll}",
        "upperCase": "\\p{Lu}",
        "digit": "[0-9]",
        "special": "[~!@#$%^&*_+=\\-'|(){}\\[\\]:;\"<>,.?\\/ ]"
      }
    },
    "stamp": {
      "check": "stamp"
    }
  }
}

export const lookups: LookupsDefinition = {
  "$schema": "meta/lookups.meta.json",
  "lookups": {
    "realEstateTypes": {
      "operation": "listRealEstateTypes"
    },
    "componentTypes": {
      "operation": "listRealEstateComponentTypes"
    },
    "countries": {
      "operation": "listCountries",
      "value": "codeIso3",
      "label": {
        "fr": "frName",
        "en": "enName"
      },
      "query": "countryName"
    },
    "legalStatuses": {
      "operation": "listLegalStatuses"
    },
    "jobs": {
      "operation": "listJobs",
      "value": "name",
      "label": {
        "fr": "name",
        "en": "enName"
      }
    },
    "contractTypes": {
      "operation": "listContractTypes"
    },
    "identificationDocumentTypes": {
      "operation": "listIdentificationDocumentTypes"
    },
    "documentTypes": {
      "operation": "listDocumentTypes"
    }
  }
}
