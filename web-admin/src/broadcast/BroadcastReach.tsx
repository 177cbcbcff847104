import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import type { PreloadedQuery } from "react-relay";
import type { BroadcastListQuery } from "../__generated__/BroadcastListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Fact, Facts } from "../ui/Facts.tsx";
import { Section } from "../ui/SidePanel.tsx";
import { messages } from "./messages.ts";
import { useReach } from "./useReach.ts";

/** Whom a broadcast would reach, and whether LINE's quota suffices. */
export function BroadcastReach({ loaded }: { loaded: PreloadedQuery<BroadcastListQuery> }) {
  const words = useMessages(messages);
  const { recipients, remaining } = useReach(loaded);
  return (
    <Section title={words.reach}>
      <Facts>
        <Fact name={words.recipients}>
          {recipients === 0 ? words.nobody : `${words.people(recipients)} · ${words.blockedLeftOut}`}
        </Fact>
        <Fact name={words.remaining}>
          {remaining == null ? words.noLimit : words.messagesLeft(remaining)}
        </Fact>
      </Facts>
      {remaining != null && remaining < recipients && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.notEnough}</MessageBarBody>
        </MessageBar>
      )}
    </Section>
  );
}
