import { Button, makeStyles } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { MAX_CARDS } from "@machiya/schema/domain/messaging/broadcast";
import { useMessages, useMoney } from "../../language/language.ts";
import { LineItem, LineItems } from "../../orders/list/LineItems.tsx";
import { findProductsOnSale, type ProductChoice } from "../../products/list/findProducts.ts";
import { PickerSearch } from "../../relay/picker/PickerSearch.tsx";
import { usePicker } from "../../relay/picker/usePicker.ts";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";

const useStyles = makeStyles({ root: { display: "grid", rowGap: "10px" }, hint: { margin: 0 } });

const NO_CHOICES: readonly ProductChoice[] = [];

interface CardsFieldProps {
  cards: readonly ProductChoice[];
  onChange: (cards: readonly ProductChoice[]) => void;
}

/** The products to send as cards, in the order in which they were chosen. */
export function CardsField({ cards, onChange }: CardsFieldProps) {
  const styles = useStyles();
  const words = useMessages("broadcastCompose");
  const money = useMoney();
  const choices = usePicker({ known: NO_CHOICES, isLonger: true, find: findProductsOnSale });
  const without = (id: string) => cards.filter((card) => card.id !== id);
  return (
    <FieldGroup label={words.cards}>
      <div className={styles.root}>
        {cards.length > 0 && (
          <LineItems label={words.chosenCards}>
            {cards.map(({ id, name, price, cardUrl }) => (
              <LineItem key={id} name={name} imageUrl={cardUrl} detail={money(price)}>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<DismissRegular />}
                  aria-label={words.removeCard(name)}
                  onClick={() => onChange(without(id))}
                >
                  {words.remove}
                </Button>
              </LineItem>
            ))}
          </LineItems>
        )}
        {cards.length < MAX_CARDS ? (
          <PickerSearch
            label={words.products}
            choices={choices}
            onFound={(card) => onChange([...without(card.id), card])}
          />
        ) : (
          <p className={styles.hint}>{words.cardsHint(MAX_CARDS)}</p>
        )}
      </div>
    </FieldGroup>
  );
}
