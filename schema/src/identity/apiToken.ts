import { builder } from "../builder.ts";
import { tokenState } from "../domain/access/apiScopes.ts";
import { ApiScopeEnum, ApiTokenStateEnum } from "../enums.ts";
import { offsetConnection, rowQuery } from "../lists/connection.ts";
import { createApiToken, revokeApiToken } from "./changeApiTokens.ts";

export const ApiToken = builder.prismaNode("ApiToken", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "An integrator's token, sent as `Authorization: Bearer …`. It acts for the admin who created it, within its scopes, " +
    "while they are an active admin. Visible to admins only, never to a token.",
  authScopes: { admin: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The purpose of the token." }),
    prefix: t.exposeString("prefix", {
      description: "The first characters of the token, to tell tokens apart. The rest is not stored.",
    }),
    scopes: t.expose("scopes", { type: [ApiScopeEnum], description: "The scopes of the token." }),
    createdBy: t.relation("createdBy", {
      description: "The admin who created the token and for whom it acts.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When the token expires. Null: never.",
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the token was last used, to the minute. Null: never.",
    }),
    revokedAt: t.expose("revokedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the token was revoked. Null: it was not.",
    }),
    state: t.field({
      type: ApiTokenStateEnum,
      select: { expiresAt: true, revokedAt: true },
      description: "Whether the token is still valid.",
      resolve: (token, _args, { now }) => tokenState(token, now()),
    }),
  }),
});

const ApiTokenConnection = builder.connectionObject(
  { type: ApiToken, name: "ApiTokenConnection", description: "A page of API tokens." },
  { name: "ApiTokenEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("apiTokens", (t) =>
  t.connection(
    {
      type: ApiToken,
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "All API tokens, including expired and revoked ones, newest first.",
      resolve: (_root, page, context, info) =>
        offsetConnection(
          page,
          { context, info },
          (window) =>
            context.prisma.apiToken.findMany({
              ...rowQuery(context, info),
              orderBy: { id: "desc" },
              ...window,
            }),
          () => context.prisma.apiToken.count(),
        ),
    },
    ApiTokenConnection,
  ),
);

const CreatedApiToken = builder.objectRef<{ id: number; token: string }>("CreatedApiToken").implement({
  description: "A new API token with its text, which is shown only once.",
  fields: (t) => ({
    apiToken: t.rowField({
      type: ApiToken,
      description: "The stored token, as lists show it.",
      resolve: (query, { id }, _args, { prisma }) =>
        prisma.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    token: t.exposeString("token", {
      description:
        "The token itself: machiya_ and 256 random bits. It is not stored and cannot be shown again.",
    }),
  }),
});

const CreateApiTokenInput = builder.inputType("CreateApiTokenInput", {
  description: "A new API token.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The purpose of the token; 1 to 100 characters." }),
    scopes: t.field({
      type: [ApiScopeEnum],
      required: true,
      description: "The scopes; at least one. Writing includes reading.",
    }),
    expiresAt: t.field({
      type: "DateTime",
      description: "When the token expires; in the future. Null: never.",
    }),
  }),
});

builder.mutationField("createApiToken", (t) =>
  t.field({
    type: CreatedApiToken,
    args: { input: t.arg({ type: CreateApiTokenInput, required: true, description: "The token." }) },
    description:
      "Creates an API token that acts for the caller; at most 50 may be active at once. Never available to a token. " +
      "Errors: INVALID_INPUT (on `apiTokens`: there are 50), FORBIDDEN.",
    resolve: (_root, { input }, context) => createApiToken(context, input),
  }),
);

const RevokeApiTokenInput = builder.inputType("RevokeApiTokenInput", {
  description: "The API token to revoke.",
  fields: (t) => ({ id: t.id({ required: true, description: "The target of the operation." }) }),
});

builder.mutationField("revokeApiToken", (t) =>
  t.rowField({
    type: ApiToken,
    args: {
      input: t.arg({
        type: RevokeApiTokenInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description:
      "Revokes an API token immediately and permanently, including its event streams. Never available to a token. " +
      "Errors: NOT_FOUND, FORBIDDEN.",
    resolve: async (query, _root, { input }, context) => {
      const id = await revokeApiToken(context, input);
      return context.prisma.apiToken.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
