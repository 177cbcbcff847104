import { builder } from "../../builder.ts";
import {
  forEachCarrierCredential,
  inCarrierOrder,
  requireCarrier,
} from "../../domain/carriers/carrierRegistry.ts";
import { CredentialTestResult } from "../../payments/paymentProviders.ts";
import { CarrierEnum, StoreChainEnum } from "./carrierEnums.ts";
import { updateCarrier } from "./changeCarrier.ts";

export const CarrierSetting = builder.prismaNode("CarrierSetting", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "The connection to a carrier. Its credentials cannot be read. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    carrier: t.field({
      type: CarrierEnum,
      select: { carrier: true },
      description: "The carrier.",
      resolve: ({ carrier }) => requireCarrier(carrier),
    }),
    enabled: t.exposeBoolean("enabled", {
      description: "Whether customers choose a store on its map, and staff create parcels at it.",
    }),
    isTest: t.exposeBoolean("isTest", {
      description: "Whether the carrier's environment for tests is used, in which no parcel moves.",
    }),
    chains: t.expose("chains", {
      type: [StoreChainEnum],
      description: "The chains whose stores customers can choose.",
    }),
    senderName: t.exposeString("senderName", {
      description: "The sender on the label, to whom the chains return parcels; may be empty.",
    }),
    senderPhone: t.exposeString("senderPhone", {
      description: "The sender's mobile number, 09 and eight digits; may be empty.",
    }),
    credentialsSetAt: t.expose("credentialsSetAt", {
      type: "DateTime",
      nullable: true,
      description: "When the merchant's credentials were last set. Null: there are none.",
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
  }),
});

const CarrierSetup = builder.objectRef<{ canStoreCredentials: boolean }>("CarrierSetup").implement({
  description: "The connections to carriers. For admins.",
  fields: (t) => ({
    canStoreCredentials: t.exposeBoolean("canStoreCredentials", {
      description: "Whether the server has a key to encrypt credentials (SECRETS_KEY).",
    }),
    carriers: t.rowField({
      type: [CarrierSetting],
      description: "The carriers that were set up, whether they are enabled or not.",
      resolve: async (query, _setup, _args, { prisma }) =>
        inCarrierOrder(await prisma.carrierSetting.findMany(query)),
    }),
  }),
});

builder.queryField("carrierSetup", (t) =>
  t.field({
    type: CarrierSetup,
    description: "The connections to carriers. For admins.",
    resolve: (_root, _args, { carriers }) => ({ canStoreCredentials: carriers.canSeal }),
  }),
);

const CarrierCredentialsInput = builder.inputType("CarrierCredentialsInput", {
  description: "A merchant's credentials: exactly the fields of the carrier.",
  fields: (t) => forEachCarrierCredential(({ description }) => t.string({ description })),
});

const CarrierDetailsInput = builder.inputType("CarrierDetailsInput", {
  description: "The settings of a carrier. An omitted or null field stays unchanged.",
  fields: (t) => ({
    enabled: t.boolean({ description: "Whether it is used. It needs credentials, a chain, and a sender." }),
    isTest: t.boolean({ description: "Whether to use the environment for tests; true for a new one." }),
    chains: t.field({ type: [StoreChainEnum], description: "The chains; all of them for a new one." }),
    senderName: t.string({
      description: "The sender: 2 to 5 Chinese characters, or 4 to 10 others, without digits.",
    }),
    senderPhone: t.string({ description: "The sender's mobile number in Taiwan." }),
    credentials: t.field({
      type: CarrierCredentialsInput,
      description: "The credentials, which replace the stored ones and cannot be read again.",
    }),
  }),
});

const UpdateCarrierInput = builder.inputType("UpdateCarrierInput", {
  description: "The settings of one carrier.",
  fields: (t) => ({
    carrier: t.field({ type: CarrierEnum, required: true, description: "The carrier." }),
    version: t.int({ description: "The version that was edited. Omitted: any." }),
    details: t.field({ type: CarrierDetailsInput, required: true, description: "The settings to change." }),
  }),
});

builder.mutationField("updateCarrier", (t) =>
  t.rowField({
    type: CarrierSetting,
    args: { input: t.arg({ type: UpdateCarrierInput, required: true, description: "The settings." }) },
    description:
      "Sets up a carrier, or changes its settings. For admins. Errors: INVALID_INPUT (on `enabled`: no credentials, chains, or sender), CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateCarrier(context, input);
      return context.prisma.carrierSetting.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const TestCarrierInput = builder.inputType("TestCarrierInput", {
  description: "The carrier to test.",
  fields: (t) => ({ carrier: t.field({ type: CarrierEnum, required: true, description: "The carrier." }) }),
});

builder.mutationField("testCarrier", (t) =>
  t.field({
    type: CredentialTestResult,
    args: { input: t.arg({ type: TestCarrierInput, required: true, description: "The carrier." }) },
    description: "Tests the stored credentials of a carrier with a call that has no effect. For admins.",
    resolve: (_root, { input }, { carriers }) => carriers.test(input.carrier),
  }),
);
