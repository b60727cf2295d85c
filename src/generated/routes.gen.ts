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
      "frame": "card",
      "screen": {
        "form": "sign-in/sign-in"
      }
    },
    {
      "path": "/dashboard",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "page": "dashboard"
      }
    },
    {
      "path": "/underconstruction",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "page": "underConstruction"
      }
    },
    {
      "path": "/bien",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "list": "real-estate/real-estate"
      }
    },
    {
      "path": "/bien/new",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "form": "real-estate/real-estate"
      }
    },
    {
      "path": "/bien/{realestateUuid}/details",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "details": "real-estate/real-estate"
      }
    },
    {
      "path": "/bien/{realestateUuid}/edit",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "form": "real-estate/real-estate"
      }
    },
    {
      "path": "/tenant",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "list": "tenant/tenant"
      }
    },
    {
      "path": "/tenant/new",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "form": "tenant/tenant"
      }
    },
    {
      "path": "/tenant/individual/{tenantUuid}/details",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "details": "tenant/individual"
      }
    },
    {
      "path": "/tenant/corporation/{tenantUuid}/details",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "details": "tenant/corporation"
      }
    },
    {
      "path": "/tenant/individual/{tenantUuid}/edit",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "form": "tenant/tenant"
      }
    },
    {
      "path": "/tenant/corporation/{tenantUuid}/edit",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "form": "tenant/tenant"
      }
    },
    {
      "path": "/account",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "details": "account/account"
      }
    },
    {
      "path": "/account/edit",
      "guard": "signedIn",
      "frame": "app",
      "screen": {
        "form": "account/account"
      }
    },
    {
      "path": "/signup",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "form": "sign-up/sign-up"
      }
    },
    {
      "path": "/signup-result/{subscriptionResourceUuid}/success",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "notice": "sign-up/success"
      }
    },
    {
      "path": "/signup-result/{subscriptionResourceUuid}/error",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "notice": "sign-up/error"
      }
    },
    {
      "path": "/signup-result/{subscriptionResourceUuid}/{result}",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "redirect": "/"
      }
    },
    {
      "path": "/password/renew",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "form": "password/renew"
      }
    },
    {
      "path": "/password/{passwordRequestUuid}/reset",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "form": "password/reset"
      }
    },
    {
      "path": "/subscription/{subscriptionUuid}/validate",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "form": "subscription/subscription"
      }
    },
    {
      "path": "/subscription/renew",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "form": "subscription/renew"
      }
    },
    {
      "path": "/privacy",
      "guard": "anyone",
      "frame": "card",
      "screen": {
        "notice": "legal/privacy"
      }
    },
    {
      "path": "/404",
      "guard": "anyone",
      "frame": "plain",
      "screen": {
        "page": "notFound"
      }
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
