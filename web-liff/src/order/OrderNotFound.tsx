import { Link } from "wouter";
import { useMessages } from "../language/language.ts";
import { usePageTitle } from "../page/usePageTitle.ts";
import { paths } from "../paths.ts";
import buttonStyles from "../ui/Button.module.css";
import { Empty } from "../ui/Empty.tsx";

/** Shown for a number that is not an order of the signed-in customer, with ways out. */
export function OrderNotFound() {
  const text = useMessages("myOrders");
  usePageTitle(text.notFound);
  return (
    <Empty page icon="orders" title={text.notFound} body={text.notFoundBody}>
      <Link href={paths.orders} className={`${buttonStyles.button} ${buttonStyles.primary}`}>
        {text.toOrders}
      </Link>
      <Link href={paths.storefront} className={`${buttonStyles.button} ${buttonStyles.plain}`}>
        {text.toShop}
      </Link>
    </Empty>
  );
}
