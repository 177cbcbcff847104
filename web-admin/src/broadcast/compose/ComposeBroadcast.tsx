import { Field, MessageBar, MessageBarBody, makeStyles, Textarea, tokens } from "@fluentui/react-components";
import { MAX_BROADCAST_LENGTH } from "@machiya/schema/domain/messaging/broadcast";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import BroadcastListQueryNode, {
  type BroadcastListQuery,
} from "../../__generated__/BroadcastListQuery.graphql.ts";
import type { ComposeBroadcast_query$key } from "../../__generated__/ComposeBroadcast_query.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { ImageField } from "../../ui/fields/ImageField.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { AudienceFields } from "./AudienceFields.tsx";
import type { BroadcastDraft } from "./broadcastDraft.ts";
import { CardsField } from "./CardsField.tsx";
import { ScheduleFields } from "./ScheduleFields.tsx";
import { SendBroadcast } from "./SendBroadcast.tsx";
import { TestSend } from "./TestSend.tsx";
import type { useReach } from "./useReach.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px" },
  // Fluent sizes the text area, not the frame around it, so the height is set on the text area.
  box: { "& textarea": { minHeight: "160px", maxHeight: "none" } },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
});

interface ComposeBroadcastProps {
  loaded: PreloadedQuery<BroadcastListQuery>;
  reach: ReturnType<typeof useReach>;
  draft: BroadcastDraft;
  change: (written: Partial<BroadcastDraft>) => void;
  onSent: () => void;
}

/** The form of a broadcast: content, audience, time, reach, a test message and sending. */
export function ComposeBroadcast(props: ComposeBroadcastProps) {
  const styles = useStyles();
  const words = useMessages("broadcast");
  const { loaded, draft, change } = props;
  // The server trims the text, so the counter does too.
  const { length } = draft.text.trim();
  const over = length - MAX_BROADCAST_LENGTH;
  return (
    <Panel padded>
      <div className={styles.form}>
        <Field
          label={words.text}
          validationMessage={over > 0 ? words.tooLong(over) : ""}
          hint={<span className={styles.count}>{words.length(length, MAX_BROADCAST_LENGTH)}</span>}
        >
          <Textarea
            className={styles.box}
            resize="vertical"
            value={draft.text}
            onChange={(_, { value }) => change({ text: value })}
          />
        </Field>
        <Boundary attempt={loaded}>
          <Suspense fallback={<ListSkeleton rows={4} />}>
            <LoadedFields {...props} />
          </Suspense>
        </Boundary>
      </div>
    </Panel>
  );
}

/** The part of the form that needs loaded data. */
function LoadedFields({ loaded, reach, draft, change, onSent }: ComposeBroadcastProps) {
  const words = useMessages("broadcastCompose");
  const query = useLoadedQuery<BroadcastListQuery>(BroadcastListQueryNode, loaded);
  const data = useFragment<ComposeBroadcast_query$key>(
    graphql`
      fragment ComposeBroadcast_query on Query {
        ...AudienceFields_query
        broadcastReach {
          pictures
        }
        viewer {
          staffMember {
            ...TestSend_staffMember
          }
        }
      }
    `,
    query,
  );
  return (
    <>
      {data.broadcastReach.pictures ? (
        <ImageField
          label={words.picture}
          value={draft.image}
          removable
          onChange={(image) => change({ image })}
        />
      ) : (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{words.noPictures}</MessageBarBody>
        </MessageBar>
      )}
      <CardsField cards={draft.cards} onChange={(cards) => change({ cards })} />
      <AudienceFields query={data} draft={draft} change={change} />
      <ScheduleFields draft={draft} change={change} />
      {data.viewer.staffMember != null && (
        <TestSend staffMember={data.viewer.staffMember} draft={draft} onSent={reach.refetch} />
      )}
      {reach.loaded !== null && (
        <SendBroadcast loaded={reach.loaded} stale={reach.stale} draft={draft} onSent={onSent} />
      )}
    </>
  );
}
