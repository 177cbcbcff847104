import { builder } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { tokenState } from "../domain/apiScopes.ts";
import { ApiScope, ApiTokenState } from "../enums.ts";
import { createApiToken, revokeApiToken } from "./changeApiTokens.ts";

export const ApiToken = builder.prismaNode("ApiToken", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description:
    "A key of an integrator, brought as `Authorization: Bearer …`. It acts in the name of the admin who made it, within its " +
    "scopes, while they are an admin in service. Admins only, never by a token.",
  authScopes: { admin: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is for." }),
    prefix: t.exposeString("prefix", {
      description: "Its first characters, for telling tokens apart. The rest is nowhere.",
    }),
    scopes: t.expose("scopes", { type: [ApiScope], description: "What it opens." }),
    createdBy: t.relation("createdBy", { description: "Who made it, and in whose name it acts." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "From when on it opens nothing. Null: it does not expire.",
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to the minute. Null: never.",
    }),
    revokedAt: t.expose("revokedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was ended. Null: it was not.",
    }),
    state: t.field({
      type: ApiTokenState,
      select: { expiresAt: true, revokedAt: true },
      description: "Whether it still opens anything.",
      resolve: (token, _args, { now }) => tokenState(token, now()),
    }),
  }),
});

const ApiTokenConnection = builder.connectionObject(
  { type: ApiToken, name: "ApiTokenConnection", description: "A page of API tokens." },
  { name: "ApiTokenEdge", description: "A row of the page." },
);

builder.queryField("apiTokens", (t) =>
  t.connection(
    {
      type: ApiToken,
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "All API tokens, those that ended among them, newest first.",
      resolve: (_root, page, context, info) =>
        offsetConnection(
          page,
          context,
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
  description: "A new API token with its text, which is shown this once.",
  fields: (t) => ({
    apiToken: t.prismaField({
      type: ApiToken,
      description: "What lists show of it.",
      resolve: (query, { id }, _args, { prisma }) =>
        prisma.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    token: t.exposeString("token", {
      description:
        "The token itself: machiya_ and 256 random bits. It is kept nowhere and cannot be had again.",
    }),
  }),
});

const CreateApiTokenInput = builder.inputType("CreateApiTokenInput", {
  description: "A new API token.",
  fields: (t) => ({
    name: t.string({ required: true, description: "What it is for: 1 to 100 characters." }),
    scopes: t.field({
      type: [ApiScope],
      required: true,
      description: "What it opens: at least one. Writing includes reading.",
    }),
    expiresAt: t.field({
      type: "DateTime",
      description: "From when on it opens nothing: in the future. Null: it does not expire.",
    }),
  }),
});

builder.mutationField("createApiToken", (t) =>
  t.field({
    type: CreatedApiToken,
    args: { input: t.arg({ type: CreateApiTokenInput, required: true, description: "The token." }) },
    description:
      "Makes an API token that acts in the caller's name; at most 50 live at once. Never by a token. Errors: INVALID_INPUT " +
      "(on `apiTokens`: there are 50), FORBIDDEN.",
    resolve: (_root, { input }, context) => createApiToken(context, input),
  }),
);

const RevokeApiTokenInput = builder.inputType("RevokeApiTokenInput", {
  description: "The API token to end.",
  fields: (t) => ({ id: t.id({ required: true, description: "Which." }) }),
});

builder.mutationField("revokeApiToken", (t) =>
  t.prismaField({
    type: ApiToken,
    args: { input: t.arg({ type: RevokeApiTokenInput, required: true, description: "Which." }) },
    description:
      "Ends an API token at once and for good, live events that it follows among it. Never by a token. Errors: NOT_FOUND, " +
      "FORBIDDEN.",
    resolve: async (query, _root, { input }, context) => {
      const id = await revokeApiToken(context, input);
      return context.prisma.apiToken.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
