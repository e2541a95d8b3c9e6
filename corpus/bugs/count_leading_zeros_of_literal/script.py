import jax
import jax.numpy as jnp

folded = jax.jit(lambda: jax.lax.clz(jnp.int32(-1)))()
run = jax.jit(jax.lax.clz)(jnp.int32(-1))
print(jax.__version__, "as a literal:", int(folded), "as an argument:", int(run), "must be 0")
assert int(folded) == 0, int(folded)
