import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { Language } from "@machiya/schema/domain/language";
import { type HTMLElement, Window } from "happy-dom";
import { startApplication } from "../../testing/e2e/application.ts";
import { waitForInvalidation } from "../../testing/e2e/invalidation.ts";
import type { TestDatabase } from "../../testing/servers/database.ts";

/** A page as the server sends it, before any script runs. */
export interface SentPage {
  response: Response;
  html: string;
  title: string;
  body: HTMLElement;
  /** Returns the text of the elements that a CSS selector finds, in one line. */
  text(selector: string): string;
  count(selector: string): number;
  /** Returns an attribute of the one element that a CSS selector finds; null when there is no such element. */
  attribute(selector: string, name: string): string | null;
}

/** The customer pages of a server with its own database. */
export interface Pages {
  origin: string;
  /** Its writes resolve after the server has invalidated the cached responses that they change. */
  prisma: PrismaClient;
  get(path: string, language?: Language): Promise<SentPage>;
  close(): Promise<void>;
}

/** Serves the customer pages from a database, as in a shop that has configured LIFF. */
export async function openPages(database: TestDatabase): Promise<Pages> {
  const server = await startApplication({ DATABASE_URL: database.url, LIFF_ID: "1234567890-AbcdEfgh" });
  const prisma = connectPrisma(database.url);
  const { DOMParser, happyDOM } = new Window();
  const parser = new DOMParser();
  return {
    origin: server.origin,
    prisma: waitForInvalidation(prisma, server.origin),
    async get(path, language = "cn") {
      const response = await fetch(`${server.origin}${path}`, {
        headers: { cookie: `language=${language}` },
      });
      const html = await response.text();
      const page = parser.parseFromString(html, "text/html");
      const all = (selector: string) => [...page.querySelectorAll(selector)];
      return {
        response,
        html,
        title: page.title,
        body: page.body,
        text: (selector) =>
          all(selector)
            .map(({ textContent }) => textContent.replace(/\s+/g, " "))
            .join(" "),
        count: (selector) => all(selector).length,
        attribute(selector, name) {
          const found = all(selector);
          if (found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
          return found[0]?.getAttribute(name) ?? null;
        },
      };
    },
    async close() {
      await happyDOM.close();
      await server.stop();
      await prisma.$disconnect();
      await database.drop();
    },
  };
}
