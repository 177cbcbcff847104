import {
  decodeJwt,
  errors,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWK,
  jwtVerify,
  SignJWT,
} from "jose";

export interface IdTokenClaims {
  iss: string;
  sub: string;
  aud: string;
  /** Seconds since 1970. */
  exp: number;
  name?: string;
  nonce?: string;
  jti?: string;
}

/** The values that a client of LINE's verify endpoint expects in a token. */
export interface Expected {
  clientId: string;
  nonce: string | null;
  userId: string | null;
}

/**
 * The keys with which LINE signs ID tokens: an elliptic curve pair for LIFF, the channel's secret for the
 * web.
 */
export interface LineKeys {
  /** The content of /oauth2/v2.1/certs. */
  certificates: { keys: JWK[] };
  /** The public key as text, which a forger may use as a shared secret. */
  publicPem: string;
  /** Signs an ID token as LIFF does, with ES256. `kid` names another key in its header. */
  signForLiff(claims: IdTokenClaims, kid?: string): Promise<string>;
  /** Signs an ID token as the code flow does, with HS256. */
  signForWeb(claims: IdTokenClaims): Promise<string>;
  /** Returns the claims of a valid token; rejects with LINE's error message otherwise. */
  verify(token: string, expected: Expected): Promise<IdTokenClaims>;
}

const KEY_ID = "stand-in-1";
export const LINE_ISSUER = "https://access.line.me";

export async function createLineKeys(channelSecret: string): Promise<LineKeys> {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const secret = new TextEncoder().encode(channelSecret);

  async function check(token: string, { clientId, nonce, userId }: Expected): Promise<IdTokenClaims> {
    const keyOf = ({ alg, kid }: { alg?: string; kid?: string }) => {
      if (alg === "HS256") return secret;
      if (alg === "ES256" && kid === KEY_ID) return publicKey;
      throw new errors.JOSEError("no such key");
    };
    const { payload } = await jwtVerify<IdTokenClaims>(token, keyOf, {
      algorithms: ["ES256", "HS256"],
      issuer: LINE_ISSUER,
      audience: clientId,
    });
    if (nonce !== null && payload.nonce !== nonce) throw new errors.JOSEError("Invalid IdToken Nonce.");
    if (userId !== null && payload.sub !== userId)
      throw new errors.JOSEError("Invalid IdToken Subject Identifier.");
    return payload;
  }

  return {
    certificates: {
      keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, use: "sig", alg: "ES256" }],
    },
    publicPem: await exportSPKI(publicKey),
    signForLiff: (claims, kid = KEY_ID) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: "ES256", typ: "JWT", kid }).sign(privateKey),
    signForWeb: (claims) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(secret),
    verify: (token, expected) =>
      check(token, expected).catch((error: unknown) => {
        throw new Error(wordFor(error));
      }),
  };
}

/** Returns the claims of an unverified token; null when it is not a token. */
export function unchecked(token: string): IdTokenClaims | null {
  try {
    return decodeJwt<IdTokenClaims>(token);
  } catch {
    return null;
  }
}

function wordFor(error: unknown): string {
  if (error instanceof errors.JWTExpired) return "IdToken expired.";
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "aud")
    return "Invalid IdToken Audience.";
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "iss")
    return "Invalid IdToken Issuer.";
  const known = error instanceof Error && error.message.startsWith("Invalid IdToken ");
  return known ? error.message : "Invalid IdToken.";
}
