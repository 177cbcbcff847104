import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "../language/language.ts";
import { PageHead } from "../page/PageHead.tsx";
import { paths } from "../paths.ts";
import type { SharedProduct } from "../share/shareCard.ts";
import { FailureBoundary } from "../ui/Failure.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const ProductDetail = createLazyComponent(() =>
  import("./ProductDetail.tsx").then((file) => file.ProductDetail),
);

/** Loads the details of a product before they are opened. */
export const preloadProductDetail = ProductDetail.preload;

interface ProductSheetProps {
  id: string;
  onClose: () => void;
  onShare: (product: SharedProduct) => void;
}

/** Opens one product on the full screen (shop.md §2). The list of products does not wait for its chunk. */
export function ProductSheet({ id, onClose, onShare }: ProductSheetProps) {
  const text = useMessages("storefront");
  const [turn, setTurn] = useState(0);
  const head = (
    <PageHead
      title={text.details}
      description={text.description}
      path={paths.productShow}
      params={{ product: id }}
    />
  );
  const failed = (failure: ReactNode) => (
    <>
      {head}
      {failure}
    </>
  );
  const loading = (
    <>
      {head}
      <Skeleton shape="page" />
    </>
  );
  return (
    <Sheet title={text.details} full flush onClose={onClose}>
      <FailureBoundary frame={failed} onRetry={() => setTurn((last) => last + 1)}>
        <Suspense fallback={loading}>
          <ProductDetail id={id} turn={turn} onClose={onClose} onShare={onShare} />
        </Suspense>
      </FailureBoundary>
    </Sheet>
  );
}
