// Made by `npm run generate`. Change schemas/screens.json and run it again.
import type { ScreensDefinition } from './definitions.gen.ts'

export const screens: ScreensDefinition = {
  "$schema": "meta/screens.meta.json",
  "notFound": "/404",
  "signIn": "/signin",
  "home": "/dashboard",
  "landing": "/",
  "signInAgain": "sign-in/re-sign-in",
  "confirmSignIn": "sign-in/confirm",
  "routes": [
    {
      "path": "/",
      "guard": "visitor",
      "frame": "plain",
      "screen": {
        "page": "landing"
      }
    },
    {
      "path": "/signin",
      "guard": "visitor",
      "screen": {
        "form": "sign-in/sign-in"
      },
      "frame": "card"
    },
    {
      "path": "/dashboard",
      "screen": {
        "page": "dashboard"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/underconstruction",
      "screen": {
        "page": "underConstruction"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/account",
      "screen": {
        "details": "account/account"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/account/edit",
      "screen": {
        "form": "account/account"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/account/password",
      "screen": {
        "form": "password/change"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/account/sessions",
      "screen": {
        "table": "session/session"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/signup",
      "guard": "anyone",
      "screen": {
        "form": "sign-up/sign-up"
      },
      "frame": "card"
    },
    {
      "path": "/signup-result/{subscriptionResourceUuid}/success",
      "guard": "anyone",
      "screen": {
        "notice": "sign-up/success"
      },
      "frame": "card"
    },
    {
      "path": "/signup-result/{subscriptionResourceUuid}/error",
      "guard": "anyone",
      "screen": {
        "notice": "sign-up/error"
      },
      "frame": "card"
    },
    {
      "path": "/signup-result/{subscriptionResourceUuid}/{result}",
      "guard": "anyone",
      "screen": {
        "redirect": "/"
      },
      "frame": "card"
    },
    {
      "path": "/password/renew",
      "guard": "anyone",
      "screen": {
        "form": "password/renew"
      },
      "frame": "card"
    },
    {
      "path": "/password/{passwordRequestUuid}/reset",
      "guard": "anyone",
      "screen": {
        "form": "password/reset"
      },
      "frame": "card"
    },
    {
      "path": "/subscription/{subscriptionUuid}/validate",
      "guard": "anyone",
      "screen": {
        "form": "subscription/subscription"
      },
      "frame": "card"
    },
    {
      "path": "/subscription/renew",
      "guard": "anyone",
      "screen": {
        "form": "subscription/renew"
      },
      "frame": "card"
    },
    {
      "path": "/privacy",
      "guard": "anyone",
      "screen": {
        "notice": "legal/privacy"
      },
      "frame": "card"
    },
    {
      "path": "/404",
      "guard": "anyone",
      "frame": "plain",
      "screen": {
        "page": "notFound"
      }
    },
    {
      "path": "/bien",
      "screen": {
        "table": "real-estate/real-estate"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/bien/new",
      "screen": {
        "form": "real-estate/real-estate"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/bien/{realestateUuid}/details",
      "screen": {
        "details": "real-estate/real-estate"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/bien/{realestateUuid}/edit",
      "screen": {
        "form": "real-estate/real-estate"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/tenant",
      "screen": {
        "table": "tenant/tenant"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/tenant/new",
      "screen": {
        "form": "tenant/tenant"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/tenant/corporation/{tenantUuid}/details",
      "screen": {
        "details": "tenant/corporation"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/tenant/corporation/{tenantUuid}/edit",
      "screen": {
        "form": "tenant/tenant"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/tenant/individual/{tenantUuid}/details",
      "screen": {
        "details": "tenant/individual"
      },
      "guard": "signedIn",
      "frame": "app"
    },
    {
      "path": "/tenant/individual/{tenantUuid}/edit",
      "screen": {
        "form": "tenant/tenant"
      },
      "guard": "signedIn",
      "frame": "app"
    }
  ],
  "menu": [
    {
      "id": "property",
      "entries": [
        {
          "id": "estatesAndLots",
          "icon": "home",
          "entries": [
            {
              "id": "estates",
              "to": "/bien"
            },
            {
              "id": "lots",
              "to": "/underconstruction"
            }
          ]
        },
        {
          "id": "managersAndTenants",
          "icon": "people",
          "entries": [
            {
              "id": "managers",
              "to": "/underconstruction"
            },
            {
              "id": "tenants",
              "to": "/tenant"
            }
          ]
        }
      ]
    },
    {
      "id": "lease",
      "entries": [
        {
          "id": "leases",
          "icon": "contract",
          "to": "/underconstruction"
        },
        {
          "id": "documents",
          "icon": "documents",
          "to": "/underconstruction"
        }
      ]
    },
    {
      "id": "modules",
      "entries": [
        {
          "id": "accounting",
          "icon": "calculator",
          "to": "/underconstruction"
        },
        {
          "id": "maintenance",
          "icon": "tools",
          "to": "/underconstruction"
        },
        {
          "id": "messages",
          "icon": "messages",
          "to": "/underconstruction"
        }
      ]
    }
  ],
  "userMenu": [
    {
      "id": "account",
      "icon": "person",
      "to": "/account"
    },
    {
      "id": "settings",
      "icon": "settings",
      "does": "openSettings"
    },
    {
      "id": "signOut",
      "icon": "signOut",
      "does": "signOut"
    }
  ]
}
