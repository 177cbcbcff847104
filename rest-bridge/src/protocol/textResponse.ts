import { type WholeInit, WholeResponse } from "./wholeResponse.ts";

/** The compressed bytes of a text that is sent many times, by content encoding. */
type Encoded = Map<string, Promise<Uint8Array<ArrayBuffer>>>;

interface TextInit extends WholeInit {
  encoded?: Encoded;
}

/** A Response with a complete text as its body. */
export class TextResponse extends WholeResponse<string> {
  /** A cache for the compressed bytes; undefined when the text is sent once. */
  readonly encoded: Encoded | undefined;

  constructor(text: string, { encoded, ...init }: TextInit = {}) {
    super(text, init);
    this.encoded = encoded;
  }

  override clone(): TextResponse {
    const { content, status, headers, encoded } = this;
    return new TextResponse(content, { status, headers, ...(encoded && { encoded }) });
  }
}
